import { addressOf } from '../../../build-time/html-files'
import { closest } from '../../../shared/closest'
import { findAlias } from '../../../shared/heading-aliases'
import type { Found } from '../step'
import type { PageLinks } from './read-links'

/** A link that leads nowhere. */
export interface BrokenLink {
  /** The address of the page that it is on. */
  page: string
  /** As it is in the HTML. */
  link: string
  /** Where it leads, like `/api/createSlice#options`: without the site's address. */
  target: string
  /** The problem and its remedy. */
  message: string
}

/** What links are checked against, besides the pages. */
export interface Site {
  /** The absolute address of the home page, with a slash at its end. */
  url: string
  /** Whether the build has a file that isn't a page: `img/logo.svg`. */
  hasFile(file: string): boolean
}

type Pages = ReadonlyMap<string, PageLinks>

/**
 * Lists the links within the site that lead to neither a page nor a file, to an address that has moved, or to an id that
 * the target page doesn't have. Links to an id that has moved are listed too: its alias is for links from other sites.
 */
export function brokenLinks(found: readonly Found<PageLinks>[], site: Site): BrokenLink[] {
  const pages: Pages = new Map(found.map(({ file, finding }) => [addressOf(file), finding]))
  return [...pages].flatMap(([page, { links }]) =>
    links.flatMap((link) => {
      const url = urlWithin(site.url, page, link)
      if (url === undefined) return []
      const address = `/${decode(url.pathname).slice(new URL(site.url).pathname.length)}`
      const id = decode(url.hash.slice(1))
      const message = faultOf(address, id, pages, site)
      return message === undefined ? [] : [{ page, link, target: address + url.search + url.hash, message }]
    }),
  )
}

/** Where a link leads; undefined for another site, and for anything but a web address. */
function urlWithin(siteUrl: string, page: string, link: string): URL | undefined {
  const base = new URL(page.slice(1), siteUrl)
  if (!URL.canParse(link, base)) return undefined
  const url = new URL(link, base)
  return url.href.startsWith(siteUrl) ? url : undefined
}

/** A part of an address with invalid encoding is left as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function faultOf(address: string, id: string, pages: Pages, site: Site): string | undefined {
  const page = pages.get(address)
  if (page === undefined) {
    if (site.hasFile(address.slice(1))) return undefined
    return `There is no page ${address}.${suggestion(closest(address, pages.keys()))}`
  }
  if (page.movedTo !== null) return `${address} has moved. Write ${page.movedTo}.`
  if (id === '' || page.ids.includes(id)) return undefined
  const successor = findAlias(address, id)
  if (successor !== undefined) return `${address}#${id} has moved. Write ${successor}.`
  const near = closest(id, page.ids)
  return `${address} has no element with the id "${id}".${suggestion(near && `#${near}`)}`
}

function suggestion(near: string | undefined): string {
  return near === undefined ? '' : ` Write ${near}, if that is meant.`
}
