import type { LoadContext, Plugin } from '@docusaurus/types'

import type { ErrorCodeList } from '../../errors/error-code'
import { extractErrorCodes } from './error-codes'
import { libraryDirectory } from './package-files'
import { assertSurface, summary } from './surface/assert-surface'

/**
 * Compares the reference with the declarations of the installed library, and makes what the library says of itself
 * available to pages:
 * `@generated/library/default/error-codes.json` holds an {@link ErrorCodeList}.
 */
export default function libraryPlugin({ siteDir }: LoadContext): Plugin<ErrorCodeList> {
  const directory = libraryDirectory(siteDir)
  return {
    name: 'library',
    getPathsToWatch: () => [`${directory}/package.json`],
    async loadContent() {
      console.log(`[library] ${summary(await assertSurface(siteDir))}`)
      return extractErrorCodes(directory)
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('error-codes.json', content)
    },
  }
}
