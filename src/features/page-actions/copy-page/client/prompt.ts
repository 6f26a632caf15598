import { idOfHash } from '../../../../lib/client/hash-id'

/** A heading of the second level, which opens a section, with its id: src/features/built-site/markdown-pages. */
const SECTION = /^## (.*) \{#([^}]+)\}$/gm

/**
 * Makes a prompt for a coding agent of one section of a page, with what the section is from.
 *
 * @param markdown - the page as Markdown
 * @param id - of the section's heading; undefined for what comes before the first one
 * @throws Error if the page has no such section, or doesn't say its title and version
 */
export function createPrompt(markdown: string, id: string | undefined): string {
  const [, title] = /^# (.+)$/m.exec(markdown) ?? []
  const [origin, version, address] = /^Redux Toolkit (\S+), <(\S+)>$/m.exec(markdown) ?? []
  if (title === undefined || origin === undefined)
    throw new Error('The Markdown page has no title or no version.')
  const { name, text } = cutSection(markdown, origin, id)
  const part = name === undefined ? 'the beginning' : `the section “${name}”`
  const place = id === undefined ? address : `${address}#${id}`
  return `Below is ${part} of “${title}”, from ${place}. It describes Redux Toolkit ${version}, which its code was checked with. Where it differs from what you know, it is right.

${text.trim()}
`
}

/** The text of a section, and the name of its heading. */
function cutSection(
  markdown: string,
  origin: string,
  id: string | undefined,
): { name?: string; text: string } {
  const sections = [...markdown.matchAll(SECTION)]
  const at = sections.findIndex((section) => section[2] === id)
  if (id !== undefined && at === -1) throw new Error(`The Markdown page has no section #${id}.`)
  const end = sections[at + 1]?.index
  if (id === undefined) return { text: markdown.slice(markdown.indexOf(origin) + origin.length, end) }
  return { name: sections[at]?.[1] ?? '', text: markdown.slice(sections[at]?.index, end) }
}

/** A section of the page that the reader is on. */
export interface PageSection {
  id: string
  name: string
}

/** How far down in the window the line is that is being read, as a part of its height. */
const READING_LINE = 1 / 3

/**
 * The section that the reader means: the one that the address names, else the last one that was reached. The menu is at the top of
 * the page, so none is in view when it is opened.
 *
 * @param deepest - how far the page has been scrolled, in pixels
 * @returns undefined for the beginning of the page
 */
export function findSection(deepest: number): PageSection | undefined {
  const named = document.getElementById(idOfHash(location.hash))
  const line = named ? getTop(named) : deepest > 0 ? deepest + innerHeight * READING_LINE : 0
  const headings = [...document.querySelectorAll<HTMLElement>('article h2[id]')]
  const heading = headings.filter((one) => getTop(one) <= line).at(-1)
  return heading && { id: heading.id, name: heading.firstChild?.textContent?.trim() ?? '' }
}

const getTop = (element: HTMLElement): number => element.getBoundingClientRect().top + scrollY
