import { useState, type ReactNode } from 'react'

import type { Described, DescribedArray, DescribedObject } from '../../shared/described'
import { count } from '../../shared/words'
import styles from './details.module.css'
import { joined, type Change } from './find-changes'
import { getName, getSize, hasParts, oneLine } from '../../shared/one-line'

/** How many parts of an object or array are shown before the reader asks for more. */
const PAGE = 100

/** Which parts the reader has opened or closed, by their paths: it stays as it is from one action to the next. */
export interface OpenParts {
  get: (path: string) => boolean | undefined
  set: (path: string, isOpen: boolean) => void
  /** Finds the actions that changed a part of the state; absent where there is none to ask. */
  find?: (path: string) => void
}

/** Keeps which parts are open. */
export function useOpenParts(find?: OpenParts['find']): OpenParts {
  const [parts, setParts] = useState<ReadonlyMap<string, boolean>>(new Map())
  return {
    get: (path) => parts.get(path),
    set: (path, isOpen) => setParts((before) => new Map(before).set(path, isOpen)),
    ...(find && { find }),
  }
}

interface TreeProps {
  /** Of the value in what holds it. None for the root. */
  label?: string
  value: Described
  /** What became of it, where that is marked. */
  change?: Change | undefined
  /** The index that it had before, if it moved. */
  movedFrom?: string | undefined
  path?: string
  open: OpenParts
}

/** A value as a tree, in which what changed is marked and open. */
export function ValueTree(props: TreeProps): ReactNode {
  const { value, change, movedFrom } = props
  if (hasParts(value)) return <Branch {...props} value={value} />
  return (
    <div className={styles.leaf}>
      <Mark kind={change?.kind ?? (movedFrom && 'moved')} />
      <Label {...props} />
      <Leaf value={value} />
      <Earlier {...props} />
    </div>
  )
}

type Composite = DescribedArray | DescribedObject

function Branch(props: TreeProps & { value: Composite }): ReactNode {
  const { label, value, change, movedFrom, path = '', open } = props
  const isOpen = open.get(path) ?? (label === undefined || change?.kind === 'inside')
  return (
    <details
      className={styles.branch}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) open.set(path, currentTarget.open)
      }}
    >
      <summary>
        <Mark kind={change?.kind ?? (movedFrom && 'moved')} />
        {label !== undefined && `${getLabel(label)}: `}
        <span className={styles.quiet}>{isOpen ? sizeInWords(value) : oneLine(value)}</span>
        <Earlier {...props} />
      </summary>
      {isOpen && <Parts {...props} />}
    </details>
  )
}

function sizeInWords(value: Composite): string {
  if (value.kind === 'array') return count(getSize(value), 'item')
  const size = getSize(value)
  return `${getName(value)}${size.toLocaleString('en-US')} ${size === 1 ? 'property' : 'properties'}`
}

function Parts({ value, change, path = '', open }: TreeProps & { value: Composite }): ReactNode {
  const [limit, setLimit] = useState(PAGE)
  const inside = change?.kind === 'inside' ? change : undefined
  const parts =
    value.kind === 'array' ? value.items.map((item, index) => [String(index), item] as const) : value.entries
  const hidden = parts.length - limit
  return (
    <ul className={styles.parts}>
      {parts.slice(0, limit).map(([key, part], index) => (
        <li key={`${key} ${index}`}>
          <ValueTree
            label={key}
            value={part}
            change={inside?.parts.get(key)}
            movedFrom={inside?.moved.get(key)}
            path={`${path}/${encodeURIComponent(key)}`}
            open={open}
          />
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button type="button" className={styles.link} onClick={() => setLimit(limit + PAGE)}>
            Show {Math.min(hidden, PAGE)} more of {hidden.toLocaleString('en-US')}
          </button>
        </li>
      )}
      {inside && <Removed inside={inside} />}
      {value.more !== undefined && value.more > 0 && (
        <li className={styles.quiet}>{count(value.more, 'more part')}, too many to be sent</li>
      )}
    </ul>
  )
}

/** What is gone, below what is there. */
function Removed({ inside }: { inside: Extract<Change, { kind: 'inside' }> }): ReactNode {
  const properties = [...inside.parts].flatMap(([index, part]) =>
    part.kind === 'removed' ? [{ index, before: part.before }] : [],
  )
  return [...properties, ...inside.removed].map(({ index, before }) => (
    <li key={`removed ${index}`} className={styles.leaf}>
      <Mark kind="removed" />
      {getLabel(index)}: <del>{oneLine(before)}</del>
    </li>
  ))
}

/** What can be said of a part of the state, as a sign and in words. */
const MARKS = {
  added: ['+', 'added: '],
  removed: ['−', 'removed: '],
  changed: ['~', 'changed: '],
  moved: ['↕', 'moved: '],
  inside: ['·', 'changed inside: '],
} as const
type MarkKind = keyof typeof MARKS

/** What became of a part of the state: a sign with a color, and the word for screen readers. */
export function Mark({ kind }: { kind: MarkKind | '' | undefined }): ReactNode {
  if (!kind) return null
  const [sign, words] = MARKS[kind]
  return (
    <>
      <span className={styles.mark} data-change={kind} aria-hidden="true">
        {sign}
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  )
}

const getLabel = (label: string): string => (label === '' ? '""' : label)

/** The name of a value. In a state, a press finds what changed it. */
function Label({ label, path = '', open }: Pick<TreeProps, 'label' | 'path' | 'open'>): ReactNode {
  if (label === undefined) return null
  const name = getLabel(label)
  const [root, ...keys] = path.split('/').map(decodeURIComponent)
  if (root !== 'state') return `${name}: `
  return (
    <>
      <PathText path={keys.reduce(joined, '')} text={name} find={open.find} />:{' '}
    </>
  )
}

/** A path of the state; a press finds the actions that changed it. */
export function PathText({
  path,
  text,
  find,
}: {
  path: string
  text: string
  find: OpenParts['find']
}): ReactNode {
  if (!find) return <code>{text}</code>
  return (
    <button
      type="button"
      className={styles.path}
      title={`Which actions changed ${path}?`}
      onClick={() => find(path)}
    >
      {text}
    </button>
  )
}

/** How much of a long text is shown at first. */
const EXCERPT = 240

/** A value that isn't made of others, in the color of its type. */
export function Leaf({ value }: { value: Described }): ReactNode {
  const [isWhole, setIsWhole] = useState(false)
  const type = value !== null && typeof value === 'object' ? value.kind : typeof value
  const text = oneLine(value, Infinity)
  const isCut = text.length > EXCERPT * 1.5 && !isWhole
  return (
    <span className={styles.value} data-type={type}>
      {isCut ? `${text.slice(0, EXCERPT)}… ` : text}
      {isCut && (
        <button type="button" className={styles.link} onClick={() => setIsWhole(true)}>
          all {text.length.toLocaleString('en-US')} characters
        </button>
      )}
    </span>
  )
}

/** What a part was, or where. */
function Earlier({ change, movedFrom }: Pick<TreeProps, 'change' | 'movedFrom'>): ReactNode {
  return (
    <span className={styles.quiet}>
      {change?.kind === 'changed' && ` was ${oneLine(change.before, 60)}`}
      {movedFrom !== undefined && ` was at ${movedFrom}`}
    </span>
  )
}
