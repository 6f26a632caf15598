import path from 'node:path'

import { forwardSlashes } from '../../../../lib/build/forward-slashes'
import { plainWarnings } from '../../../../lib/build/plain-warnings'
import { pageRule } from '../../../../lib/build/page-rule'
import type { SampleService } from '../service'
import type { AuthorService } from './author-service'

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
  const pageOf = (file: string): string => forwardSlashes(path.relative(siteDir, file))
  return {
    module: {
      rules: [pageRule(siteDir, 'pre', path.join(siteDir, LOADER), { author, pageOf })],
    },
    plugins: [plainWarnings()],
    devServer: {
      static: [{ directory: service.publisher.folder, publicPath: '/' }],
      client: { overlay: { warnings: true, errors: true } },
    },
  }
}
