import type { ListedGroup } from '../../../errors/known-list'
import { KNOWN_GROUPS } from '../../../errors/known'
import { partsOf } from '../../../errors/template-parts'
import { TEXT_FILES } from './gate'

/**
 * Lists the known errors for the page, without their causes and fixes, which are loaded only for a search. Of the
 * library's own, the first line is written out; of those of other projects, titles have to do, for the sake of the
 * page's size.
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
      // What follows the comma names the section.
      page: { path: error.page.path, name: error.page.title.replace(/,.*/, '') },
    })),
  }))
}

const firstLine = (message: string) => message.replace(/\n[^]*/, '')
