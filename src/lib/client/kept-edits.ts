/** What a reader has made of the code of a page, as the browser keeps it. */
export interface KeptEdits {
  /** Of the code as the page had it. */
  version: string
  /** The form of the code that was edited. */
  language: 'ts' | 'js'
  /** The texts of the changed files, by name. */
  files: Readonly<Record<string, string>>
  /** The data of the shared address that the edits began with; absent for edits of what the page shows. */
  source?: string
  /** Whether they contain code of somebody else that the reader has never run. */
  isForeign?: boolean
}

/** Whether a value is what it should be: another version of the site, or the reader, may have written something else. */
export function isKeptEdits(value: unknown): value is KeptEdits {
  if (typeof value !== 'object' || value === null) return false
  const { version, language, files, source, isForeign } = value as Partial<Record<keyof KeptEdits, unknown>>
  return (
    typeof version === 'string' &&
    (language === 'ts' || language === 'js') &&
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every((text) => typeof text === 'string') &&
    (source === undefined || typeof source === 'string') &&
    (isForeign === undefined || typeof isForeign === 'boolean')
  )
}
