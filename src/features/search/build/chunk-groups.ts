import { MODAL_CHUNK, WORKER_CHUNK } from '../shared/chunks'

interface Chunk {
  name?: string | null | undefined
  canBeInitial(): boolean
}

const isNot = (name: string) => (chunk: Chunk) => chunk.name !== name

/**
 * Which modules the bundler moves out of the search's own files.
 *
 * The modal's styles load with the modal. Docusaurus puts all styles into one file, which every page loads before it
 * shows, so that rules never come in another order; the modal's rules are scoped to it and don't mind.
 *
 * The worker is one file. The bundler would put its library into a second one, which the worker could ask for only
 * after it has started: one more round trip before the first hits. The group is the bundler's own for libraries, with
 * this exception: like the bundler's, it leaves alone what a page loads first. Two files instead of one there cost a
 * request and a quarter of the script time of a page, because only `main` is compiled as it arrives.
 */
export const SEARCH_CHUNK_GROUPS = {
  styles: { chunks: isNot(MODAL_CHUNK) },
  defaultVendors: {
    idHint: 'vendors',
    test: /[\\/]node_modules[\\/]/,
    priority: -10,
    reuseExistingChunk: true,
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== WORKER_CHUNK,
  },
}
