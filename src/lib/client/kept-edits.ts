/** The texts of the files that a reader has changed or added, by name; null for a file that the reader has deleted. */
export type EditedTexts = Readonly<Record<string, string | null>>

/** What a reader has made of the code of a page, as the browser keeps it. */
export interface KeptEdits {
  /** Of the code as the page had it. */
  version: string
  /** The form of the code that was edited. */
  language: 'ts' | 'js'
  files: EditedTexts
  /** The data of the shared address that the edits began with; absent for edits of what the page shows. */
  source?: string
  /** Whether they contain code of somebody else that the reader has never run. */
  isForeign?: boolean
}

/** Whether a value that was stored or sent has the form of edited texts. */
export function isEditedTexts(value: unknown): value is EditedTexts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((text) => typeof text === 'string' || text === null)
}

/** Whether a value is what it should be: another version of the site, or the reader, may have written something else. */
export function isKeptEdits(value: unknown): value is KeptEdits {
  if (typeof value !== 'object' || value === null) return false
  const { version, language, files, source, isForeign } = value as Partial<Record<keyof KeptEdits, unknown>>
  return (
    typeof version === 'string' &&
    (language === 'ts' || language === 'js') &&
    isEditedTexts(files) &&
    (source === undefined || typeof source === 'string') &&
    (isForeign === undefined || typeof isForeign === 'boolean')
  )
}
