import path from 'node:path'

import { forwardSlashes } from '../../forward-slashes'
import type { SampleService } from '../service'
import type { AuthorService } from './author-service'

/** Has pages compiled again, from the site's folder. */
const LOADER = 'src/plugins/samples/author/stamp-loader.cjs'

/**
 * What the bundler and the development server need while an author works: the types of names, pages that are compiled
 * again when more is known of them, and an overlay for samples that don't hold.
 *
 * @param siteDir - absolute path of the site's folder
 */
export function authoring(siteDir: string, service: SampleService): object {
  const author = (): AuthorService => service.author()
  author()
  const pageOf = (file: string): string => forwardSlashes(path.relative(siteDir, file))
  return {
    module: {
      rules: [
        {
          test: /\.mdx$/,
          include: [path.join(siteDir, 'docs'), path.join(siteDir, 'src/pages')],
          enforce: 'pre',
          use: [{ loader: path.join(siteDir, LOADER), options: { author, pageOf } }],
        },
      ],
    },
    devServer: {
      static: [{ directory: service.publicFolder, publicPath: '/' }],
      client: { overlay: { warnings: true, errors: true } },
    },
  }
}
