import { onceUnlessFailed } from '../../client/once-unless-failed'
import type { FirstFile } from '../../shared/search-data/index-files'
import type { PageTexts } from '../../shared/search-data/outline'
import { answerFrom } from '../answer'
import type { SearchAnswer, SearchProvider, SearchRequest } from '../types'
import { createCorpus, type Corpus } from './corpus'
import type { IndexFiles } from './files'
import { pagesAbout } from './pages-about'

/** Milliseconds between the first hits and the request for the texts. */
const TEXTS_DELAY = 250

interface Loaded {
  first: FirstFile
  corpus: Corpus
}

/**
 * Searches the embedded index: answers from headings as soon as these are there, then once more when the texts have been
 * loaded that the answer needs.
 *
 * @param textsDelay - in milliseconds; tests pass 0
 */
export function createEngine(files: IndexFiles, textsDelay = TEXTS_DELAY): SearchProvider {
  const load = onceUnlessFailed(async (): Promise<Loaded> => {
    const first = await files.first()
    return { first, corpus: createCorpus(first.outline) }
  })
  const loadAllTexts = onceUnlessFailed(async () => {
    const { first, corpus } = await load()
    // The first hits come first, also on the network.
    await new Promise((resolve) => setTimeout(resolve, textsDelay))
    const texts = await files.texts(first.id)
    await corpus.add(first.outline.pages.map((page) => ({ page, texts: textsOf(page.path, texts) })))
  })
  const isComplete = ({ corpus }: Loaded) => corpus.paths.every((path) => corpus.hasPage(path))
  const complete = async (loaded: Loaded, query: string): Promise<void> => {
    if (loaded.first.termFiles === null) await loadAllTexts()
    else await addPagesAbout(query, loaded, files)
  }

  async function answer(request: SearchRequest, emit: Emit): Promise<void> {
    const loaded = await load()
    const emitNow = (state: Partial<SearchAnswer>) =>
      emit(() => ({ ...answerFrom(loaded.corpus.find, request), ...state }))
    if (isComplete(loaded)) {
      emitNow({})
      return
    }
    emitNow({ isPreliminary: true })
    if (!loaded.corpus.isOutlined) {
      await loaded.corpus.outlined
      emitNow({ isPreliminary: true })
    }
    const isIncomplete = await complete(loaded, request.query).then(
      () => false,
      () => true,
    )
    emitNow({ isIncomplete })
  }

  return {
    prepare: () => {
      load().catch(() => {
        // The search that follows tries again and reports a failure.
      })
    },
    search: (request, { onAnswer, onFailure }) => {
      let isEnded = false
      answer(request, (makeAnswer) => {
        if (!isEnded) onAnswer(makeAnswer())
      }).catch(() => {
        if (!isEnded) onFailure()
      })
      return () => void (isEnded = true)
    },
  }
}

/** @throws Error when the file of texts is another one */
function textsOf(path: string, texts: Readonly<Record<string, PageTexts>>): PageTexts {
  const ofPage = texts[path]
  if (!Array.isArray(ofPage)) throw new Error(`There are no texts of ${path}.`)
  return ofPage as PageTexts
}

/** Gives an answer to whoever searches. It is not made for a search that was ended. */
type Emit = (makeAnswer: () => SearchAnswer) => void

/** Loads the pages of a split site that a query is most likely about. */
async function addPagesAbout(query: string, { first, corpus }: Loaded, files: IndexFiles): Promise<void> {
  const { id, termFiles } = first
  const pages = await pagesAbout(query, termFiles ?? [], (beginning) => files.terms(id, beginning))
  const missing = pages.filter((page) => !corpus.hasPage(corpus.paths[page] ?? ''))
  const loaded = await Promise.allSettled(missing.map((page) => files.page(id, page)))
  const added = loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (added.length > 0) await corpus.add(added)
  if (added.length < missing.length) throw new Error('Some pages could not be loaded.')
}
