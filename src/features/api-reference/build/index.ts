import type { LoadContext, Plugin } from '@docusaurus/types'

import type { LibraryFigures } from '../../../config/figures'
import type { ErrorCodeList, ListedGroup, KnownGroup } from '../../error-messages/types'
import { ERRORS_FOLDER, readKnownGroups } from '../../error-messages/build/read-texts'
import { assertMessages, readTextFiles, type TextFile } from './messages/gate'
import { libraryDirectory, ENTRY_POINTS } from '../../../lib/build/library-files'
import { assertSurface, summary } from './surface/assert-surface'
import { getParts } from '../../error-messages/template-parts'
import { hashFiles } from '../../../lib/build/hash'
import { openStepCache } from '../../../lib/build/step-cache'
import { extractErrorCodes } from './error-codes'
import { extractMessages, type LibraryMessage } from './messages/extract-messages'

/** The errors that the installed library throws, and the messages that it prints. */
interface LibraryErrors {
  codes: ErrorCodeList
  /** Those without a number. */
  messages: LibraryMessage[]
}

/** The files that the errors are read from, relative to the library's folder. */
const READ = [
  'package.json',
  ...ENTRY_POINTS.flatMap(({ readable, production }) => [`dist/${readable}`, `dist/${production}`]),
]

/**
 * Reads all errors of the installed library, once for each state of it.
 *
 * @param siteDir - the folder that holds `node_modules`
 * @throws Error as {@link extractErrorCodes} and {@link extractMessages} do
 */
function readErrors(siteDir: string): LibraryErrors {
  const directory = libraryDirectory(siteDir)
  const cache = openStepCache<LibraryErrors>(siteDir, 'library-errors')
  const errors = cache.get(hashFiles(directory, READ), () => {
    const codes = extractErrorCodes(directory)
    return { codes, messages: extractMessages(directory, codes.codes) }
  })
  cache.save()
  return errors
}

/**
 * Lists the known errors for the page, without their causes and fixes, which are loaded only for a search. The library's
 * own errors have the first line of their message; those of other projects have only a title, to keep the page small.
 *
 * @param files - with the texts about the library's own errors
 */
export function listKnownErrors(groups: readonly KnownGroup[], files: readonly TextFile[]): ListedGroup[] {
  const own = new Set(files.flatMap(({ errors }) => errors).map(({ id }) => id))
  return groups.map(({ id, title, errors }) => ({
    id,
    title,
    errors: errors.map((error) => ({
      id: error.id,
      title: error.title,
      messages: own.has(error.id) ? error.messages.map((message) => getParts(firstLine(message))) : [],
      // The text after the comma names the section.
      page: { path: error.page.path, name: error.page.title.replace(/,.*/, '') },
    })),
  }))
}

const firstLine = (message: string) => message.replace(/\n[^]*/, '')

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
  // Begun before other plugins load, because a first build waits for it. A fault is met where it is awaited.
  const comparing = process.env.NODE_ENV === 'production' ? compare(siteDir) : undefined
  comparing?.catch(() => undefined)
  return {
    name: 'library',
    getPathsToWatch: () => [`${directory}/package.json`, `${ERRORS_FOLDER}/*.yaml`],
    async loadContent() {
      const figures = await (comparing ?? compare(siteDir))
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
