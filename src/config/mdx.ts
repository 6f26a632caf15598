import { remarkOptions } from '../features/api-reference/build/options-remark'
import { readSince } from '../features/api-reference/build/since/read-since'
import { remarkSince } from '../features/api-reference/build/since/remark'
import { passedPages } from '../features/api-reference/build/passed-pages'
import { openLater } from '../features/api-reference/build/surface/surface-cache'
import { remarkTables } from '../features/api-reference/build/tables-remark'
import { remarkHeadingIds } from '../features/built-site/heading-ids/remark'
import { remarkSamples } from '../features/checked-samples/build/samples-remark'
import { sampleService } from '../features/checked-samples/build/service'
import { recmaDropStatic } from '../features/fast-pages/islands/compile/drop-static'
import { rehypeGroupStatic } from '../features/fast-pages/islands/compile/group-static'

/** The plugins that compile a page, for each of the three forms that its text goes through. */
interface MdxPlugins {
  remarkPlugins: unknown[]
  rehypePlugins: unknown[]
  recmaPlugins: unknown[]
}

/**
 * What the text of pages goes through.
 *
 * @param siteDir - absolute path of the site's folder
 * @returns the plugins of docs, and those of the pages in `src/pages`, whose headings have the ids that they are given there
 */
export function mdxPlugins(siteDir: string): { docs: MdxPlugins; pages: MdxPlugins } {
  // While authoring, React owns whole pages.
  const isBuild = process.env.NODE_ENV === 'production'
  const pages: MdxPlugins = {
    remarkPlugins: [
      [remarkSamples, sampleService(siteDir)],
      [remarkOptions, { ...openLater(siteDir), passed: passedPages(siteDir) }],
      [remarkSince, readSince(siteDir)],
      remarkTables,
    ],
    rehypePlugins: isBuild ? [[rehypeGroupStatic, { siteDir }]] : [],
    recmaPlugins: isBuild ? [recmaDropStatic] : [],
  }
  return { docs: { ...pages, remarkPlugins: [remarkHeadingIds, ...pages.remarkPlugins] }, pages }
}
