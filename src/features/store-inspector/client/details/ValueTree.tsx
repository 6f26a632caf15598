import { createContext, use, useState, type ReactNode } from 'react'

import type { Described, DescribedArray, DescribedObject } from '../../shared/described'
import { count } from '../../shared/words'
import styles from './details.module.css'
import { joined, type Change } from './find-changes'
import { LinkButton } from './links'
import { getName, getSize, hasParts, oneLine } from '../../shared/one-line'

/** How many parts of an object or array are shown before the reader asks for more. */
const PAGE = 100

interface OpenPartsProps {
  /** Finds the actions that changed a part of the state; absent where there is none to ask. */
  find?: (path: string) => void
}

/** What trees share: which parts the reader has opened or closed, by their paths. */
interface SharedParts extends OpenPartsProps {
  isOpen: ReadonlyMap<string, boolean>
  set: (path: string, isOpen: boolean) => void
}

const PartsContext = createContext<SharedParts>({ isOpen: new Map(), set: () => undefined })

/** Keeps which parts of the trees in it are open: it stays as it is from one action to the next. */
export function OpenParts({ children, ...props }: OpenPartsProps & { children: ReactNode }): ReactNode {
  const [isOpen, setIsOpen] = useState(new Map<string, boolean>())
  const set = (path: string, is: boolean): void => setIsOpen((before) => new Map(before).set(path, is))
  return <PartsContext value={{ isOpen, set, ...props }}>{children}</PartsContext>
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
}

/** A value as a tree, in which what changed is marked and open. */
export function ValueTree(props: TreeProps): ReactNode {
  const { value, change, movedFrom } = props
  if (hasParts(value)) return <Branch {...props} value={value} />
  return (
    <div className={styles.leaf}>
      <Mark kind={change?.kind ?? (movedFrom === undefined ? undefined : 'moved')} />
      <Label {...props} />
      <Leaf value={value} />
      <Earlier {...props} />
    </div>
  )
}

type Composite = DescribedArray | DescribedObject

function Branch(props: TreeProps & { value: Composite }): ReactNode {
  const { label, value, change, movedFrom, path = '' } = props
  const parts = use(PartsContext)
  const isOpen = parts.isOpen.get(path) ?? (label === undefined || change?.kind === 'inside')
  return (
    <details
      className={styles.branch}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) parts.set(path, currentTarget.open)
      }}
    >
      <summary>
        <Mark kind={change?.kind ?? (movedFrom === undefined ? undefined : 'moved')} />
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

function Parts({ value, change, path = '' }: TreeProps & { value: Composite }): ReactNode {
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
          />
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <LinkButton onClick={() => setLimit(limit + PAGE)}>
            Show {Math.min(hidden, PAGE)} more of {hidden.toLocaleString('en-US')}
          </LinkButton>
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

/** What can be said of a part of the state: as a sign, with a color, and in words. */
const MARKS = {
  added: ['+', 'done', 'added: '],
  removed: ['−', 'threw', 'removed: '],
  changed: ['~', 'wait', 'changed: '],
  moved: ['↕', 'act', 'moved: '],
  inside: ['·', 'wait', 'changed inside: '],
} as const

/** What became of a part of the state: a sign, and the words for screen readers. */
export function Mark({ kind }: { kind: keyof typeof MARKS | undefined }): ReactNode {
  if (!kind) return null
  const [sign, color, words] = MARKS[kind]
  const style = { color: `var(--ran-${color})` }
  return (
    <>
      <span className={styles.mark} style={style} data-change={kind} aria-hidden="true">
        {sign}
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  )
}

const getLabel = (label: string): string => (label === '' ? '""' : label)

/** The name of a value. In a state, a press finds what changed it. */
function Label({ label, path = '' }: TreeProps): ReactNode {
  if (label === undefined) return null
  const name = getLabel(label)
  const [root, ...keys] = path.split('/').map(decodeURIComponent)
  if (root !== 'state') return `${name}: `
  return (
    <>
      <PathText path={keys.reduce(joined, '')} text={name} />:{' '}
    </>
  )
}

/** A path of the state; a press finds the actions that changed it. */
export function PathText({ path, text = path }: { path: string; text?: string }): ReactNode {
  const { find } = use(PartsContext)
  if (!find) return <code>{text}</code>
  return (
    <LinkButton className={styles.path} title={`Which actions changed ${path}?`} onClick={() => find(path)}>
      {text}
    </LinkButton>
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
        <LinkButton onClick={() => setIsWhole(true)}>
          all {text.length.toLocaleString('en-US')} characters
        </LinkButton>
      )}
    </span>
  )
}

/** What a part was, or where. */
function Earlier({ change, movedFrom }: TreeProps): ReactNode {
  return (
    <span className={styles.quiet}>
      {change?.kind === 'changed' && ` was ${oneLine(change.before, 60)}`}
      {movedFrom !== undefined && ` was at ${movedFrom}`}
    </span>
  )
}
