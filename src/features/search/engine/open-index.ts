import { onceUnlessFailed } from '../../../lib/client/once-unless-failed'
import type { FirstFile } from '../shared/index-files'
import type { PageTexts } from '../shared/outline'
import { createCorpus, type Corpus } from './corpus'
import type { Terminology } from './terminology'
import type { IndexFiles } from './files'
import { pagesAbout } from './pages-about'

/** The index of one build, as far as it has been loaded. */
export interface OpenIndex {
  /** Identifies the build. */
  id: string
  corpus: Corpus
  /** Whether all texts are there. */
  isComplete(): boolean
  /** Loads the texts that the answer to a query needs; rejects if one of their files can't be loaded. */
  complete(query: string): Promise<void>
}

/**
 * Opens the index that a first file begins.
 *
 * @param textsDelay - milliseconds before the texts are asked for
 */
export function openIndex(
  first: FirstFile,
  files: IndexFiles,
  terminology: Terminology,
  textsDelay: number,
): OpenIndex {
  const corpus = createCorpus(first.outline, terminology)
  const addAllTexts = onceUnlessFailed(async () => {
    // The first hits come first, also on the network.
    await new Promise((resolve) => setTimeout(resolve, textsDelay))
    const texts = await files.texts(first.id)
    await corpus.add(first.outline.pages.map((page) => ({ page, texts: textsOf(page.path, texts) })))
  })
  return {
    id: first.id,
    corpus,
    isComplete: () => corpus.paths.every((path) => corpus.hasPage(path)),
    complete: (query) =>
      first.termFiles === null ? addAllTexts() : addPagesAbout(query, first, corpus, files, terminology),
  }
}

/** @throws Error when the file of texts is another one */
function textsOf(path: string, texts: Readonly<Record<string, PageTexts>>): PageTexts {
  const ofPage = texts[path]
  if (!Array.isArray(ofPage)) throw new Error(`There are no texts of ${path}.`)
  return ofPage as PageTexts
}

/** Loads the pages of a split site that a query is most likely about. */
async function addPagesAbout(
  query: string,
  { id, termFiles }: FirstFile,
  corpus: Corpus,
  files: IndexFiles,
  terminology: Terminology,
): Promise<void> {
  const pages = await pagesAbout(query, termFiles ?? [], terminology, (beginning) =>
    files.terms(id, beginning),
  )
  const missing = pages.filter((page) => !corpus.hasPage(corpus.paths[page] ?? ''))
  const loaded = await Promise.allSettled(missing.map((page) => files.page(id, page)))
  const added = loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (added.length > 0) await corpus.add(added)
  if (added.length < missing.length) throw new Error('Some pages could not be loaded.')
}
