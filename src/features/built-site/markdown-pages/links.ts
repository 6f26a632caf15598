import type { Cheerio, CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'

/**
 * Makes addresses absolute, and leaves out those that say nothing in Markdown: of pictures without a text, and of names that
 * link to their own row so that readers can copy the address.
 *
 * @param url - the page's address, absolute and without an anchor
 * @throws Error naming the page, if a link isn't a valid address
 */
export function resolveLinks(content: Cheerio<Element>, $: CheerioAPI, url: string): void {
  content.find('img:not([src]), img:not([alt]), img[alt=""]').remove()
  for (const image of content.find('img')) image.attribs.src = absolute(image.attribs.src ?? '', url)
  for (const link of content.find('a')) {
    const { href } = link.attribs
    if (href === undefined || leadsToItself(link, href, $)) $(link).replaceWith($(link).contents())
    else link.attribs.href = absolute(href, url)
  }
}

function leadsToItself(link: Element, href: string, $: CheerioAPI): boolean {
  return href.startsWith('#') && $(link).closest('[id]').attr('id') === decodeURIComponent(href.slice(1))
}

function absolute(address: string, url: string): string {
  if (!URL.canParse(address, url)) {
    throw new Error(`${url}: "${address}" is no address; correct the link or image in the page.`)
  }
  return new URL(address, url).href
}
