import path from 'node:path'

import type { AuthorService } from './author/author-service'
import { createAuthorService } from './author/author-service'
import { createProver } from './author/prover'
import type { CheckOptions, CheckReport, CheckedPage } from './check/checker'
import { createChecker } from './check/checker'
import { problemsText } from './check/report'
import type { PageResults } from './remark'
import type { PageTypes } from '../../client/code-blocks/page-types'
import { openStepCache } from '../step-cache'
import { createTypesFolder } from './types-folder'

/** The one checker of a site: the plugin fills it, the pages are made from what it holds. */
export interface SampleService {
  /** Absolute path of the folder whose files are published with the site. */
  publicFolder: string
  /** Checks pages, given as paths from the site's folder, and keeps what it finds. */
  check(pages: readonly string[], options?: CheckOptions): Promise<CheckReport>
  /** What serves the pages instead while an author works; made at the first call. */
  author(): AuthorService
  /**
   * What is known of a page. Checks it first if its text has changed since; while an author works, proves it later.
   *
   * @param page - path from the site's folder
   * @param text - the whole MDX file
   */
  resultsOf(page: string, text: string): Promise<PageResults>
}

/** In one place for the process: the platform may load this file more than once, for the plugin and for the pages. */
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
  const types = createTypesFolder(
    path.join(siteDir, '.cache/samples-public'),
    openStepCache<PageTypes>(siteDir, 'sample-types'),
  )
  const pages = new Map<string, CheckedPage>()
  const addresses = new Map<string, string | undefined>()
  // One check at a time: the pages of a site are read side by side, and the compiler is one.
  let queue: Promise<unknown> = Promise.resolve()

  function check(paths: readonly string[], options?: CheckOptions): Promise<CheckReport> {
    const checking = queue.then(async () => {
      const report = await checker.check(paths, options)
      for (const checked of report.pages) {
        const { page } = checked.project
        pages.set(page.path, checked)
        // Now, and not when the page is compiled: the bundler may have it from its own cache.
        addresses.set(page.path, types.write(page, checked.results))
      }
      types.save()
      return report
    })
    queue = checking.catch(() => undefined)
    return checking
  }

  let forAuthor: AuthorService | undefined
  const author = (): AuthorService =>
    (forAuthor ??= createAuthorService(siteDir, types, createProver(siteDir)))

  return {
    publicFolder: types.folder,
    check,
    author,
    async resultsOf(path, text) {
      if (forAuthor) return forAuthor.resultsOf(path, text)
      if (pages.get(path)?.project.page.text !== text) {
        const problems = problemsText(await check([path]))
        if (problems !== undefined) console.error(problems)
      }
      const checked = pages.get(path)
      if (!checked) throw new Error(`${path} is not a page that can be checked.`)
      const { project, results } = checked
      return { page: project.page, results, typesAddress: addresses.get(path) }
    },
  }
}
