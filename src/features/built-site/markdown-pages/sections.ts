import type { Heading, PhrasingContent, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'

import { sectionAddress } from '../../../lib/markdown-page-address'
import { getTokens, linkTo, list, origin, paragraph, text, toMarkdown, type TextFile } from './markdown'

/** Pages with more tokens than this can be fetched by section. */
export const LONG = 8000

/** A section of a page, in a file of its own. */
export interface Section extends TextFile {
  title: string
  /** Its address, absolute. */
  url: string
  /** The titles of the headings within. */
  parts: string[]
}

/** The page that sections are of. */
interface SectionedPage {
  title: string
  /** The page's address, absolute. */
  url: string
  /** Of the library. */
  version: string
}

/** The end of a heading with an id, as `handlers.ts` writes it. */
const ID = / \{#([^}]+)\}$/

/**
 * Makes a file of each section of a page. What comes before the first one is in the page alone.
 *
 * @param blocks - the text of the page
 */
export function createSections(blocks: readonly RootContent[], page: SectionedPage): Section[] {
  const starts = blocks.flatMap((block, index) => (isHeading(block, 2) ? [index] : []))
  return starts.flatMap((start, index) => {
    const [heading, ...content] = blocks.slice(start, starts[index + 1])
    return heading === undefined ? [] : createSection(toString(heading), content, page)
  })
}

function createSection(
  heading: string,
  content: RootContent[],
  { title, url, version }: SectionedPage,
): Section[] {
  const id = ID.exec(heading)?.[1]
  // Without an id, nothing could name it; the page has it.
  if (id === undefined) return []
  const name = heading.replace(ID, '')
  const address = sectionAddress(new URL(url).pathname, id)
  const opening: RootContent[] = [
    { type: 'heading', depth: 1, children: [text(`${title}: ${name}`)] },
    ...origin(`${url}#${id}`, version),
  ]
  return [
    {
      title: name,
      url: new URL(address, url).href,
      file: decodeURIComponent(address.slice(1)),
      parts: content.filter((block) => isHeading(block, 3)).map((part) => toString(part).replace(ID, '')),
      text: toMarkdown([...opening, ...content]),
    },
  ]
}

const isHeading = (block: RootContent, depth: Heading['depth']): boolean =>
  block.type === 'heading' && block.depth === depth

/** Lists the sections of a page with what is in them. */
export function outline(sections: readonly Section[]): RootContent[] {
  const items = sections.map(({ title, url, parts, text: content }): PhrasingContent[] => {
    const within = parts.length === 0 ? '' : `: ${parts.join('; ')}`
    return [linkTo(title, url), text(` (${getTokens(content)})${within}`)]
  })
  return [...paragraph(text('The sections of this page, each with an address of its own:')), list(items)]
}
