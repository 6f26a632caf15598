import { onceUnlessFailed } from '../../../lib/client/once-unless-failed'
import type { FirstFile } from '../shared/index-files'
import { type PageTexts, decodePage } from '../shared/outline'
import type { Terminology } from './terminology'
import type { IndexFiles } from './files'
import { growIndex, indexRecords, type FindMatches } from './index-of-records'

/** The index of one build, as far as it has been loaded. */
export interface OpenIndex {
  /** Identifies the build. */
  id: string
  /** Searches what there is: the outline as far as it is indexed, then the texts, too. */
  find: FindMatches
  /** Resolves when the index of the outline is whole; pages and their main sections are there before. */
  outlined: Promise<void>
  isOutlined: boolean
  /** Whether all texts are there. */
  isComplete: boolean
  /** Loads the texts; rejects if they can't be loaded. */
  complete(): Promise<void>
}

/**
 * Opens the index that a first file begins.
 *
 * @param textsDelay - milliseconds before the texts are asked for
 */
export function readIndex(
  { id, outline: { origin, pages } }: FirstFile,
  files: IndexFiles,
  terminology: Terminology,
  textsDelay: number,
): OpenIndex {
  const { find, whole } = growIndex(
    pages.flatMap((page) => decodePage(origin, page)),
    terminology,
  )
  const index: OpenIndex = {
    id,
    find,
    outlined: whole.then(() => void (index.isOutlined = true)),
    isOutlined: false,
    isComplete: false,
    complete: onceUnlessFailed(async () => {
      // The first hits come first, also on the network.
      await new Promise((resolve) => setTimeout(resolve, textsDelay))
      const texts = await files.texts(id)
      const records = pages.flatMap((page) => decodePage(origin, page, getTexts(page.path, texts)))
      index.find = await indexRecords(records, terminology)
      index.isComplete = true
    }),
  }
  return index
}

/** @throws Error when the file of texts is another one */
function getTexts(path: string, texts: Readonly<Record<string, PageTexts>>): PageTexts {
  const ofPage = texts[path]
  if (!Array.isArray(ofPage)) throw new Error(`There are no texts of ${path}.`)
  return ofPage as PageTexts
}
