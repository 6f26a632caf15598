import type { Outline, OutlinePage, PageTexts } from './outline'

/**
 * The embedded index as files. The first one is all that the first hits need. On a small site it has the headings of all
 * pages, and one more file has all texts. A large site is split: the first file has the titles of pages, others say which
 * pages use a term, and each page has a file.
 */
export interface FirstFile {
  /** Identifies the build. The other files have it in their address, so that files of two builds are never mixed. */
  id: string
  outline: Outline
  /** The beginnings of terms that have a file; null if the site is not split. */
  termFiles: readonly string[] | null
}

/** The pages that use a term, by their place in the outline, with how much each is about it; the best first. */
export type PagesOfTerms = Readonly<Record<string, readonly (readonly [page: number, weight: number])[]>>

/** A page of a split site. */
export interface PageFile {
  page: OutlinePage
  texts: PageTexts
}

/** Where the build puts the first file, below the base URL. */
export const FIRST_FILE = 'search-outline.json'
/** The folder of the other files, below the base URL. Browsers may keep what is in `assets` forever. */
export const FILES_FOLDER = 'assets/search'
/** How many letters of a term name its file. */
const BEGINNING = 2

export const textsFile = (id: string) => `${FILES_FOLDER}/${id}/texts.json`
export const termsFile = (id: string, beginning: string) => `${FILES_FOLDER}/${id}/terms-${beginning}.json`
export const pageFile = (id: string, page: number) => `${FILES_FOLDER}/${id}/page-${page}.json`

/** The beginning of a term that names its file; letters beyond ASCII share one. */
export function beginningOf(term: string): string {
  return term.slice(0, BEGINNING).replace(/[^a-z\d]/g, '_')
}
