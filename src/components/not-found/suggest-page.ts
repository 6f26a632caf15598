import type { Redirect } from '../../config/redirects'
import { nearestPage, type SitePage } from './nearest-page'

/** All pages of the site, as Markdown: src/features/built-site/markdown-pages. */
const LIST = '/llms.txt'
const ENTRY = /^- \[(.+?)\]\(https?:\/\/[^/]+(\/[^)]*)\.md\)/gm

/**
 * Finds the page that a wrong address most likely means, among those of the site's list.
 *
 * @throws (rejects) where the list can't be fetched
 */
export async function suggestPage(
  path: string,
  redirects: readonly Redirect[],
): Promise<SitePage | undefined> {
  const response = await fetch(LIST)
  if (!response.ok) throw new Error(`${LIST}: ${response.status}`)
  return nearestPage(path, readPages(await response.text()), redirects)
}

/** Reads the pages of the list. Names in it may have backslashes, as Markdown wants it. */
export function readPages(list: string): SitePage[] {
  return Array.from(list.matchAll(ENTRY), ([, title = '', path = '']) => ({
    title: title.replace(/\\(.)/g, '$1'),
    path: path.replace(/\/index$/, '/'),
  }))
}
