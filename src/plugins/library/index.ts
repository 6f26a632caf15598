import type { LoadContext, Plugin } from '@docusaurus/types'

import type { ErrorCodeList } from '../../errors/error-code'
import { extractErrorCodes } from './error-codes'
import { libraryDirectory } from './package-files'

/**
 * Makes what the installed library says of itself available to pages:
 * `@generated/library/default/error-codes.json` holds an {@link ErrorCodeList}.
 */
export default function libraryPlugin({ siteDir }: LoadContext): Plugin<ErrorCodeList> {
  const directory = libraryDirectory(siteDir)
  return {
    name: 'library',
    getPathsToWatch: () => [`${directory}/package.json`],
    loadContent: () => Promise.resolve(extractErrorCodes(directory)),
    async contentLoaded({ content, actions }) {
      await actions.createData('error-codes.json', content)
    },
  }
}
