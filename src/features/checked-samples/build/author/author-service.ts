import path from 'node:path'

import { type CheckedPage, createChecker } from '../check/checker'
import { listDemoPages } from '../../../../lib/build/list-pages'
import { formatDiagnostic, type Diagnostic } from '../../../../lib/build/diagnostic'
import type { PageResults, Published, SampleResult } from '../result'
import type { Publisher } from '../publisher'
import { writeWhole } from '../../../../lib/build/write-whole'
import { startProcess } from '../../../../lib/build/worker-process'
import { forwardSlashes } from '../../../../lib/build/forward-slashes'
import { plainWarnings } from '../../../../lib/build/plain-warnings'
import { pageRule } from '../../../../lib/build/page-rule'
import type { SampleService } from '../service'

/** Makes the server compile pages again; paths are relative to the site's folder. */
const LOADER = 'src/features/checked-samples/build/author/revision-loader.cjs'

/**
 * Sets up the bundler and the development server: it serves the types of names, compiles pages again when they have new
 * results, and shows an overlay for samples that fail.
 *
 * @param siteDir - absolute path of the site's folder
 */
export function authoring(siteDir: string, service: SampleService): object {
  const author = (): AuthorService => service.author()
  author()
  const getPage = (file: string): string => forwardSlashes(path.relative(siteDir, file))
  return {
    module: {
      rules: [pageRule(siteDir, 'pre', path.join(siteDir, LOADER), { author, getPage })],
    },
    plugins: [plainWarnings()],
    devServer: {
      static: [{ directory: service.publisher.folder, publicPath: '/' }],
      client: { overlay: { warnings: true, errors: true } },
    },
  }
}

/** Gives the pages of the development server the known results of their samples at once, and new ones once proven. */
export interface AuthorService {
  /** The results to show a page with now. Samples that aren't proven yet are proven in the background. */
  getResults(page: string, text: string): Promise<PageResults>
  /** The faults in the current text of a page; empty until its samples are proven. */
  getDiagnostics(page: string): readonly string[]
  /** Absolute path of the file that is written when a page has new results, so that the page is compiled again. */
  getChangeFile(page: string): string
  /** Reads the pages with demos again, after a change in the folder of the demos. */
  demosChanged(): void
}

interface KnownPage {
  checked: CheckedPage
  published: Published
  diagnostics: readonly string[]
}

/**
 * Makes the service of the development server.
 *
 * @param siteDir - absolute path of the site's folder
 * @param publisher - writes what is published beside pages
 * @param prover - checks pages in another process, so that this one can keep answering requests
 * @param version - of the library
 */
export function createAuthorService(
  siteDir: string,
  publisher: Pick<Publisher, 'publish'>,
  prover: Prover,
  version: string,
): AuthorService {
  const drafts = createChecker(siteDir)
  const pages = new Map<string, KnownPage>()
  const waiting = new Set<string>()
  const getChangeFile = (page: string): string =>
    path.join(siteDir, '.cache/samples-author', page.replaceAll('/', '__'))

  async function readDraft(page: string): Promise<KnownPage> {
    const { pages: checked } = await drafts.check([page], { mode: 'draft' })
    const [first] = checked
    if (!first) throw new Error(`${page} is not a page that can be checked.`)
    const { project, results, diagnostics } = first
    const known = {
      checked: first,
      published: publisher.publish(project, results),
      diagnostics: diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, project.page.text)),
    }
    pages.set(page, known)
    // A page whose samples haven't changed needs no new proof.
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
    // The page was changed in the meantime.
    if (known?.checked.project.page.text !== proof.text) return prove(page)
    pages.set(page, take(proof, known))
    writeWhole(getChangeFile(page), String(Date.now()))
  }

  function take({ text, results, diagnostics }: Proof, { checked: { project } }: KnownPage): KnownPage {
    const proven = new Map(results)
    return {
      checked: { project, diagnostics, results: proven },
      published: publisher.publish(project, proven),
      diagnostics: diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, text)),
    }
  }

  return {
    getChangeFile,
    getDiagnostics: (page) => pages.get(page)?.diagnostics ?? [],
    async getResults(page, text) {
      const before = pages.get(page)
      const known = before?.checked.project.page.text === text ? before : await readDraft(page)
      const { checked, published } = known
      return { page: checked.project.page, results: checked.results, version, ...published }
    },
    demosChanged() {
      for (const page of listDemoPages(siteDir).filter((name) => pages.delete(name))) {
        writeWhole(getChangeFile(page), String(Date.now()))
      }
    },
  }
}

/** The results of the samples of a page. */
export interface Proof {
  /** The text of the page that was checked: it may have changed since. */
  text: string
  results: Array<[fence: number, result: SampleResult]>
  diagnostics: Diagnostic[]
}

export interface Question {
  page: string
}

/** Checks pages one after the other, in another process. */
interface Prover {
  /** @param page - path from the site's folder, with forward slashes */
  prove(page: string): Promise<Proof>
}

/** Starts the process for the first page and keeps it, so that its compiler stays warm. */
export function createProver(siteDir: string): Prover {
  const start = () =>
    startProcess<Question, Proof>(siteDir, 'src/features/checked-samples/build/author/prover-process.mts', {
      siteDir,
    })
  let worker: ReturnType<typeof start> | undefined
  return { prove: (page) => (worker ??= start()).ask({ page }) }
}
