import path from 'node:path'

import { type AuthorService, createAuthorService, createProver } from './author/author-service'
import {
  type CheckOptions,
  type CheckReport,
  type CheckedPage,
  type PageText,
  createChecker,
  diagnosticsText,
} from './check/checker'
import type { PageResults, Published } from './result'
import type { PageTypes } from '../../../config/page-types'
import { libraryDirectory, readLibraryVersion } from '../../../lib/build/library-files'
import { openStepCache } from '../../../lib/build/step-cache'
import { createPublisher, type Publisher } from './publisher'

/** The one checker of a site: the plugin checks pages with it, and pages are rendered from its results. */
export interface SampleService {
  /** Writes what is published with the site: for pages given to {@link SampleService.check}, everything. */
  publisher: Publisher
  /** Checks pages, given as paths relative to the site's folder, and keeps the results. */
  check(pages: readonly string[], options?: CheckOptions): Promise<CheckReport>
  /** Checks pages that are written in no file of their own. Nothing is published of them. */
  checkTexts(pages: readonly PageText[], options?: CheckOptions): Promise<CheckReport>
  /** The service of the development server, which proves pages in the background; made at the first call. */
  author(): AuthorService
  /**
   * The results of a page. Checks the page first if its text has changed; the development server proves it later instead.
   *
   * @param page - path relative to the site's folder
   * @param text - the whole MDX file
   */
  getResults(page: string, text: string): Promise<PageResults>
}

/** Kept once per process, because Docusaurus may load this file more than once, for the plugin and for the pages. */
const shared = globalThis as { sampleServices?: Map<string, SampleService> }

/**
 * The service of a site, made at the first call.
 *
 * @param siteDir - absolute path of the site's folder
 */
export function sampleService(siteDir: string): SampleService {
  const services = (shared.sampleServices ??= new Map<string, SampleService>())
  const service = services.get(siteDir) ?? createService(siteDir)
  services.set(siteDir, service)
  return service
}

function createService(siteDir: string): SampleService {
  const checker = createChecker(siteDir)
  const version = readLibraryVersion(libraryDirectory(siteDir))
  const publisher = createPublisher(
    path.join(siteDir, '.cache/samples-public'),
    openStepCache<PageTypes>(siteDir, 'sample-types'),
  )
  const pages = new Map<string, CheckedPage>()
  const published = new Map<string, Published>()
  // Only one check runs at a time: pages are read concurrently, but there is only one compiler.
  let queue: Promise<unknown> = Promise.resolve()

  function enqueue(work: () => Promise<CheckReport>): Promise<CheckReport> {
    const working = queue.then(work)
    queue = working.catch(() => undefined)
    return working
  }

  function check(paths: readonly string[], options?: CheckOptions): Promise<CheckReport> {
    return enqueue(async () => {
      const report = await checker.check(paths, options)
      for (const checked of report.pages) {
        const { project, results } = checked
        pages.set(project.page.path, checked)
        // They are written now and not when the page is compiled, because the bundler may take the page from its cache.
        published.set(project.page.path, publisher.publish(project, results))
      }
      publisher.save()
      return report
    })
  }

  let forAuthor: AuthorService | undefined
  const author = (): AuthorService =>
    (forAuthor ??= createAuthorService(siteDir, publisher, createProver(siteDir), version))

  return {
    publisher,
    check,
    checkTexts: (texts, options) => enqueue(() => checker.check(texts, options)),
    author,
    async getResults(path, text) {
      if (forAuthor) return forAuthor.getResults(path, text)
      if (pages.get(path)?.project.page.text !== text) {
        const diagnostics = diagnosticsText(await check([path]))
        if (diagnostics !== undefined) console.error(diagnostics)
      }
      const checked = pages.get(path)
      if (!checked) throw new Error(`${path} is not a page that can be checked.`)
      const { project, results } = checked
      return { page: project.page, results, version, ...published.get(path) }
    },
  }
}
