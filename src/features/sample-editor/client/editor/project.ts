import type { EditedTexts } from '../../../../lib/client/kept-edits'
import { javascriptName } from '../../../checked-samples/shared/code-choices'
import { TEST_HELPER } from '../../../challenges/shared/test-helper'
import type { TrySample, TryText } from '../../../sample-runtime/protocol/sample'
import type { Documents } from './documents'

/** A file that the reader edits. */
export interface EditedFile {
  name: string
  /** Its name in the language that it is in: `src/store.js`. */
  label: string
  /** Its text in the page, in the form that the reader has chosen: it changes with the choice. */
  original: string
  /** Its text in the page in TypeScript, whatever the reader has chosen: the compiler reads it. */
  typescript: string
  /** What the editor opens with. */
  initial: string
  /** The lines that the page hides, first and last, from 0; none of an edited file. */
  hidden: TryText['hidden']
  /** Whether it belongs to the sample, and not to the rest of the page: such files run, the others when they are imported. */
  isOwn: boolean
  /** Whether the reader has added it. */
  isAdded: boolean
  /** Whether comments in it say what comes of its statements. */
  hasClaims: boolean
  /** What the reader can do with it: not write the tests of a challenge, and not even see what these import. */
  access: 'write' | 'read' | 'none'
}

/**
 * The files of a sample in the form that the reader has chosen: first its own, in the order in which they run. Where those
 * are a test of what the block shows, they come last. Those of a demo have the order of its tabs.
 */
export function getProject(
  sample: TrySample,
  language: 'ts' | 'js',
  changed: EditedTexts = {},
): EditedFile[] {
  const texts = Object.entries(changed)
  const added = texts.flatMap(([name, text]) =>
    text === null || sample.files.some((file) => file.name === name) ? [] : [addedFile(name, text)],
  )
  const all = sample.files.map(({ name, typescript, javascript }, index) => {
    const access = accessTo(name, sample)
    // What isn't the reader's keeps its name, and so its language.
    const isJavaScript = language === 'js' && access === 'write'
    const { code: original, hidden } = (isJavaScript ? javascript : undefined) ?? typescript
    const edited =
      access === 'write' && Object.hasOwn(changed, name) ? (changed[name] ?? undefined) : undefined
    return {
      name,
      label: access === 'write' ? getLabel(name, language) : name,
      original,
      typescript: typescript.code,
      initial: edited ?? original,
      hidden: edited === undefined ? hidden : [],
      isOwn: index < sample.own,
      isAdded: false,
      hasClaims: index < sample.own || name === sample.shown || sample.demo !== undefined,
      access,
    }
  })
  const left = all.filter(({ name }) => changed[name] !== null)
  // Whoever wrote an address may have left no file.
  const files = left.length + added.length === 0 ? all : left
  if (sample.shown === undefined || sample.demo !== undefined) return [...files, ...added]
  const rank = ({ name, isOwn }: EditedFile): number => (name === sample.shown ? 0 : isOwn ? 2 : 1)
  return [...files].sort((one, other) => rank(one) - rank(other))
}

/** A file that the reader adds. It runs when another one imports it. */
export function addedFile(name: string, text: string): EditedFile {
  return {
    name,
    label: name,
    original: '',
    typescript: '',
    initial: text,
    hidden: [],
    isOwn: false,
    isAdded: true,
    hasClaims: true,
    access: 'write',
  }
}

function accessTo(name: string, { challenge }: TrySample): EditedFile['access'] {
  if (challenge?.testFile === name) return 'read'
  return challenge && name === TEST_HELPER ? 'none' : 'write'
}

/** What the reader has made of the files of a sample. */
export function getEdits(
  { files: all }: TrySample,
  files: readonly EditedFile[],
  documents: Pick<Documents, 'isChanged' | 'getState'>,
): EditedTexts {
  const edits: Record<string, string | null> = {}
  for (const { name } of files.filter(documents.isChanged))
    edits[name] = documents.getState(name).doc.toString()
  for (const { name } of all) if (!files.some((file) => file.name === name)) edits[name] = null
  return edits
}

/** The name of a file in a language. */
export function getLabel(name: string, language: 'ts' | 'js'): string {
  return language === 'js' ? javascriptName(name) : name
}

/** Whether a file is in TypeScript now. */
export const isTypeScript = ({ label }: EditedFile): boolean => /\.tsx?$/.test(label)
