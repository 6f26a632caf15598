import type { HoverPlace, PageTypes } from '../page-types'

const pages = new Map<string, Promise<PageTypes>>()

/** The typed names of a form of a block. */
export interface TypedNames {
  places: readonly HoverPlace[]
  texts: readonly string[]
}

/**
 * Loads the types of the form of a block that is shown; those of a page once, after a failure again.
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

function loadPage(address: string): Promise<PageTypes> {
  const known = pages.get(address)
  if (known) return known
  const page = fetchPage(address)
  pages.set(address, page)
  page.catch(() => pages.delete(address))
  return page
}

async function fetchPage(address: string): Promise<PageTypes> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as PageTypes
}

/** What is said where the types can't be loaded. */
export const LOADING_FAILED = 'The types could not be loaded. Try again.'
