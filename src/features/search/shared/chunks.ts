/** The name of the chunk that the modal and its styles are in; `use-modal.ts` spells it out for the bundler. */
export const MODAL_CHUNK = 'search-modal'

/** The name of the chunk that the search's worker is; `embedded.ts` spells it out for the bundler. */
export const WORKER_CHUNK = 'search-worker'
