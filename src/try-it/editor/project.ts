import type { TrySample } from '../../shared/try-it/sample'

/** A file that the reader edits. */
export interface ProjectFile {
  name: string
  /** Its text in the page, in the form that the reader has chosen. */
  original: string
  /** What the editor opens with. */
  initial: string
  /** Whether it belongs to the sample, and not to the rest of the page. */
  isOwn: boolean
}

/** The files of a sample in the form that the reader has chosen: first its own, in the order in which they run. */
export function projectOf(
  sample: TrySample,
  language: 'ts' | 'js',
  changed: Readonly<Record<string, string>> = {},
): readonly ProjectFile[] {
  return sample.files.map(({ name, code, javascript }, index) => {
    // Blocks end without an empty line.
    const original = (language === 'js' ? (javascript ?? code) : code).replace(/\n+$/, '')
    const initial = (Object.hasOwn(changed, name) ? changed[name] : undefined) ?? original
    return { name, original, initial, isOwn: index < sample.own }
  })
}
