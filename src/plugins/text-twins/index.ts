import type { LoadContext, Plugin } from '@docusaurus/types'

import { libraryDirectory, readLibraryVersion } from '../library/package-files'
import { listPages } from '../search-index/list-pages'
import { openStepCache } from '../step-cache'
import { makeLists } from './lists'
import { makeTwin, type Twin } from './make-twin'
import { docsOf, readSections } from './navigation'
import { sizeOf } from './size'
import { summaryOf } from './summary'
import { writeFiles } from './write-files'

/**
 * Writes each page as Markdown beside it, at its address and `.md`, and the lists of them that machines look for.
 * They are made from the prerendered pages, so that they say what readers see.
 */
export default function textTwinsPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const version = readLibraryVersion(libraryDirectory(siteDir))
  const { title, tagline, url } = siteConfig
  return {
    name: 'text-twins',
    async postBuild({ outDir, plugins }) {
      const pages = await listPages(outDir)
      const cache = openStepCache<Twin[]>(siteDir, 'text-twins')
      const twins = pages.flatMap((html) => cache.get(html, () => [makeTwin(html, version) ?? []].flat()))
      cache.save()
      const summary = summaryOf(tagline, version, twins)
      const lists = makeLists(twins, readSections(docsOf(plugins)), { title, url, summary })
      const files = twins.map(({ file, markdown }) => ({ file, text: markdown }))
      await writeFiles(outDir, [...files, ...lists])
      const sizes = lists.map(({ file, text }) => `${file} ${sizeOf(text)}`)
      console.log(`[text twins] ${twins.length} pages as Markdown; ${sizes.join(', ')}`)
    },
  }
}
