import path from 'node:path'

import type { CheckedPage } from '../check/checker'
import { createChecker } from '../check/checker'
import { listDemoPages } from '../check/list-pages'
import { formatProblem } from '../page/problem'
import type { PageResults } from '../remark'
import type { TypesFolder } from '../types-folder'
import { writeWhole } from '../../write-whole'
import type { Proof, Prover } from './prover'

/** Gives an author's pages what is known of their samples, at once, and what is found out, when it is. */
export interface AuthorService {
  /** What a page is shown with now. Its samples are proven meanwhile, unless they were. */
  resultsOf(page: string, text: string): Promise<PageResults>
  /** What was found wrong with a page as it is now; empty while nothing is known. */
  problemsOf(page: string): readonly string[]
  /** Absolute path of the file that is written whenever more is known of a page: it has to be compiled again then. */
  stampOf(page: string): string
  /** Reads the pages again that show a demo, after a change in the folder of the demos. */
  demosChanged(): void
}

interface KnownPage {
  checked: CheckedPage
  address: string | undefined
  problems: readonly string[]
}

/**
 * Makes the service of an author's server.
 *
 * @param siteDir - absolute path of the site's folder
 * @param types - where the types of names are put
 * @param prover - checks a page elsewhere, so that this process goes on answering
 */
export function createAuthorService(siteDir: string, types: TypesFolder, prover: Prover): AuthorService {
  const drafts = createChecker(siteDir)
  const pages = new Map<string, KnownPage>()
  const waiting = new Set<string>()
  const stampOf = (page: string): string =>
    path.join(siteDir, '.cache/samples-author', page.replaceAll('/', '__'))

  async function readDraft(page: string): Promise<KnownPage> {
    const { pages: checked } = await drafts.check([page], { mode: 'draft' })
    const [first] = checked
    if (!first) throw new Error(`${page} is not a page that can be checked.`)
    const { project, results, problems } = first
    const known = {
      checked: first,
      address: types.write(project.page, results),
      problems: problems.map((problem) => formatProblem(problem, project.page.text)),
    }
    pages.set(page, known)
    // Of a page whose samples are as they were, nothing is left to prove.
    if ([...results.values()].some(({ draft }) => draft)) void prove(page)
    return known
  }

  async function prove(page: string): Promise<void> {
    if (waiting.has(page)) return
    waiting.add(page)
    const proof = await prover.prove(page).catch((error: unknown) => console.error(error))
    waiting.delete(page)
    if (!proof) return
    const known = pages.get(page)
    // It was changed in the meantime.
    if (known?.checked.project.page.text !== proof.text) return prove(page)
    pages.set(page, take(proof, known))
    writeWhole(stampOf(page), String(Date.now()))
  }

  function take({ text, results, problems }: Proof, { checked: { project } }: KnownPage): KnownPage {
    const proven = new Map(results)
    return {
      checked: { project, problems, results: proven },
      address: types.write(project.page, proven),
      problems: problems.map((problem) => formatProblem(problem, text)),
    }
  }

  return {
    stampOf,
    problemsOf: (page) => pages.get(page)?.problems ?? [],
    async resultsOf(page, text) {
      const before = pages.get(page)
      const known = before?.checked.project.page.text === text ? before : await readDraft(page)
      const { checked, address } = known
      return { page: checked.project.page, results: checked.results, typesAddress: address }
    },
    demosChanged() {
      for (const page of listDemoPages(siteDir).filter((name) => pages.delete(name))) {
        writeWhole(stampOf(page), String(Date.now()))
      }
    },
  }
}
