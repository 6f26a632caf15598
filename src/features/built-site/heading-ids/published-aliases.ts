/** What the browser loads when an address has an id that its page doesn't have. */
import aliases from '@generated/built-pages/default/heading-id-aliases'

import { findAlias } from './aliases'

/** Finds the new target of an id, as {@link findAlias} does, among those of this site. */
export function findPublishedAlias(page: string, id: string): string | undefined {
  return findAlias(page, id, aliases)
}
