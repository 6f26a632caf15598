import {
  createLaterSurface,
  readSince,
  remarkOptions,
  remarkSince,
  remarkTables,
} from '../features/api-reference/build/mdx'
import { remarkHeadingIds } from '../features/built-site/heading-ids/remark'
import { challengeService, remarkChallenges } from '../features/challenges/build/mdx'
import { remarkSamples, sampleService } from '../features/checked-samples/build/mdx'
import { recmaDropStatic, rehypeGroupStatic } from '../features/fast-pages/islands/compile'

import { pageOrder } from './docs'

/** The plugins that compile a page, for each of the three forms that its text goes through. */
interface MdxPlugins {
  beforeDefaultRemarkPlugins: unknown[]
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
      [remarkOptions, createLaterSurface(siteDir)],
      [remarkSince, readSince(siteDir)],
      remarkTables,
    ],
    beforeDefaultRemarkPlugins: [],
    rehypePlugins: isBuild ? [[rehypeGroupStatic, { siteDir }]] : [],
    recmaPlugins: isBuild ? [recmaDropStatic] : [],
  }
  const docs: MdxPlugins = {
    ...pages,
    // The headings of challenges belong to the table of contents, which a default plugin reads.
    beforeDefaultRemarkPlugins: [[remarkChallenges, { challenges: challengeService(siteDir, pageOrder()) }]],
    remarkPlugins: [remarkHeadingIds, ...pages.remarkPlugins],
  }
  return { docs, pages }
}
