import type { Outline } from './outline'

/**
 * The first file of the embedded index, which is all that the first hits need: the headings of all pages. One more file has
 * all texts.
 */
export interface FirstFile {
  /** Identifies the build. The other file has it in its address, so that files of two builds are never mixed. */
  id: string
  outline: Outline
}

/** Where the build puts the first file, below the base URL. */
export const FIRST_FILE = 'search-outline.json'
/** The folder of the texts, below the base URL. Browsers may keep what is in `assets` forever. */
export const FILES_FOLDER = 'assets/search'

export const textsFile = (id: string) => `${FILES_FOLDER}/${id}/texts.json`

/** The name of the chunk that the modal and its styles are in; `use-modal.ts` spells it out for the bundler. */
export const MODAL_CHUNK = 'search-modal'

/** The name of the chunk that the search's worker is; `embedded.ts` spells it out for the bundler. */
export const WORKER_CHUNK = 'search-worker'
