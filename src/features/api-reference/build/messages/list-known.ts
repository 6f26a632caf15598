import type { KnownGroup, ListedGroup } from '../../../error-messages/types'
import { partsOf } from '../../../error-messages/template-parts'
import type { TextFile } from './gate'

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
      messages: own.has(error.id) ? error.messages.map((message) => partsOf(firstLine(message))) : [],
      // The text after the comma names the section.
      page: { path: error.page.path, name: error.page.title.replace(/,.*/, '') },
    })),
  }))
}

const firstLine = (message: string) => message.replace(/\n[^]*/, '')
