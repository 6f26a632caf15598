import type { ListedGroup } from '../../../error-messages/known-list'
import { KNOWN_GROUPS } from '../../../error-messages/known'
import { partsOf } from '../../../error-messages/template-parts'
import { TEXT_FILES } from './gate'

/**
 * Lists the known errors for the page, without their causes and fixes, which are loaded only for a search. The library's
 * own errors have the first line of their message; those of other projects have only a title, to keep the page small.
 */
export function listKnownErrors(): ListedGroup[] {
  const own = new Set(TEXT_FILES.flatMap(({ errors }) => errors))
  return KNOWN_GROUPS.map(({ id, title, errors }) => ({
    id,
    title,
    errors: errors.map((error) => ({
      id: error.id,
      title: error.title,
      messages: own.has(error) ? error.messages.map((message) => partsOf(firstLine(message))) : [],
      // The text after the comma names the section.
      page: { path: error.page.path, name: error.page.title.replace(/,.*/, '') },
    })),
  }))
}

const firstLine = (message: string) => message.replace(/\n[^]*/, '')
