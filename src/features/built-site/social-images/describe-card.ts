import { load } from 'cheerio'

import { categoriesOf, NO_SECTION } from '../../../lib/build/read-built-page'
import * as codeClasses from '../../../lib/code-classes'
import type { Card } from './card'

/** What the home page says instead of its title, which is for search engines. */
const HOME = { section: NO_SECTION, title: 'Redux Toolkit' }

/**
 * Reads what the social image of a page says.
 *
 * @returns `undefined` for a page without such images in its head: a redirect
 * @throws Error if a page with such an image has no title
 */
export function describeCard(html: string, file: string): Card | undefined {
  const $ = load(html)
  if ($('meta[property="og:image"]').length === 0) return undefined
  const claim = $('meta[property="og:description"]').attr('content') ?? ''
  const proof = $(`.${codeClasses.ranCount}`).attr('data-claim') ?? ''
  if (file === 'index.html') return { ...HOME, claim, proof }
  const title = $('h1').first().text().trim()
  if (title === '') throw new Error(`${file}: the page has no h1, so its social image would have no title.`)
  // `RTK Query / Using it`
  const section = categoriesOf($).join(' / ') || NO_SECTION
  return { section, title, claim, proof }
}
