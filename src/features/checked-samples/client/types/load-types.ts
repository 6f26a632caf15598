import type { HoverPlace, PageTypes } from '../../../../config/page-types'
import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'

const loadPage = onceUnlessFailed(fetchPage)

/** The typed names of a form of a block. */
export interface TypedNames {
  places: readonly HoverPlace[]
  texts: readonly string[]
}

/**
 * Loads the types of the form of a block that is shown. The types of a page are fetched once, and again after a failure.
 *
 * @throws Error if they can't be loaded
 */
export async function loadTypes(block: HTMLElement, pre: HTMLElement): Promise<TypedNames> {
  const [address = '', number = ''] = (block.dataset.types ?? '').split('#')
  const { texts, blocks } = await loadPage(address)
  const forms = blocks[Number(number)]
  const places = (pre.dataset.language === 'js' ? forms?.js : forms?.ts) ?? []
  return { places, texts }
}

async function fetchPage(address: string): Promise<PageTypes> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as PageTypes
}

/** Shown and announced when the types can't be loaded. */
export const LOADING_FAILED = 'The types could not be loaded. Try again.'
