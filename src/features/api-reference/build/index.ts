import type { LoadContext, Plugin } from '@docusaurus/types'

import type { LibraryFigures } from '../../../config/figures'
import type { ErrorCodeList, ListedGroup } from '../../error-messages/types'
import { ERRORS_FOLDER, readKnownGroups } from '../../error-messages/build/read-texts'
import { assertMessages, readTextFiles } from './messages/gate'
import { listKnownErrors } from './messages/list-known'
import { libraryDirectory } from '../../../lib/build/library-files'
import { readErrors } from './read-errors'
import { assertSurface, summary } from './surface/assert-surface'

interface Content {
  codes: ErrorCodeList
  known: ListedGroup[]
  /** Empty while authoring. */
  figures: Partial<LibraryFigures>
}

/**
 * Compares the reference with the declarations of the installed library and the texts about its errors with their
 * messages, and makes what the library says of itself available to pages, in `@generated/library/default/`:
 * `error-codes.json` holds an {@link ErrorCodeList}, `known-errors.json` a list of {@link ListedGroup}, `figures.json`
 * {@link LibraryFigures}, or nothing while authoring.
 */
export default function libraryPlugin({ siteDir }: LoadContext): Plugin<Content> {
  const directory = libraryDirectory(siteDir)
  return {
    name: 'library',
    getPathsToWatch: () => [`${directory}/package.json`, `${ERRORS_FOLDER}/*.yaml`],
    async loadContent() {
      const figures = await compare(siteDir)
      const { codes, messages } = readErrors(siteDir)
      const files = readTextFiles(siteDir)
      assertMessages(messages, files)
      return { codes, known: listKnownErrors(readKnownGroups(siteDir), files), figures }
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('error-codes.json', content.codes)
      await actions.createData('known-errors.json', content.known)
      await actions.createData('figures.json', content.figures)
    },
  }
}

/** Compares the reference with the declarations. While authoring, it isn't awaited, so that the first page comes sooner. */
async function compare(siteDir: string): Promise<Partial<LibraryFigures>> {
  const comparing = assertSurface(siteDir).then((report) => {
    console.log(`[library] ${summary(report)}`)
    return { members: report.members }
  })
  if (process.env.NODE_ENV === 'production') return comparing
  comparing.catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  return {}
}
