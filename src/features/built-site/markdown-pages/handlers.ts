import type { BlockContent, Heading, ListItem, PhrasingContent } from 'mdast'

import { paragraph, strong, text } from './blocks'
import { toPhrasing } from './phrasing'
import type { Handler } from './element-context'

const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** A heading with its id, as Docusaurus writes it in sources: people and programs cite sections by it. */
export const heading: Handler = (element, place) => {
  const words = toPhrasing(element.children, place)
  const depth = Number(element.name.slice(1)) as Heading['depth']
  const { id } = element.attribs
  const children = id === undefined ? words : [...words, text(` {#${id}}`)]
  return words.length === 0 ? [] : [{ type: 'heading', depth, children }]
}

/** An element that only groups others. */
export const group: Handler = (element, place, flow) => flow(element.children, place)

export const quote: Handler = (element, place, flow) => quotation(flow(element.children, place))

export const rule: Handler = () => [{ type: 'thematicBreak' }]

/** Entries with headings of their own, like those of `/errors`, are sections, not list items. */
export const list: Handler = (element, place, flow) => {
  const { $ } = place
  const entries = $(element).children('li').toArray()
  if (entries.some((entry) => $(entry).children(HEADINGS).length > 0)) {
    return entries.flatMap((entry) => flow(entry.children, place))
  }
  const children = entries.map((entry) => itemOf(flow(entry.children, place)))
  const spread = children.some((item) => item.spread)
  const ordered = element.name === 'ol'
  return [
    { type: 'list', ordered, start: ordered ? Number(element.attribs.start ?? 1) : null, spread, children },
  ]
}

/** An empty line goes between blocks that would otherwise run into each other. */
function itemOf(children: BlockContent[]): ListItem {
  const spread = children.some(({ type }) => type !== 'paragraph' && type !== 'list')
  return { type: 'listItem', spread, children }
}

export const table: Handler = (element, place) => {
  const { $ } = place
  const rows = $(element).find('tr').toArray()
  const children = rows.map((row) => ({
    type: 'tableRow' as const,
    children: $(row)
      .children('th, td')
      .toArray()
      .map((cell) => ({ type: 'tableCell' as const, children: toPhrasing(cell.children, place) })),
  }))
  return [{ type: 'table', children }]
}

/** A term is emphasized, because Markdown has no definition lists. */
export const term: Handler = (element, place) => boldLine(toPhrasing(element.children, place))

/** A note with its title, in the theme's markup. */
export const admonition: Handler = (element, place, flow) => {
  const [title, ...content] = place.$(element).children().toArray()
  if (title === undefined) return []
  return quotation([...boldLine(toPhrasing(title.children, place)), ...flow(content, place)])
}

function quotation(children: BlockContent[]): BlockContent[] {
  return children.length === 0 ? [] : [{ type: 'blockquote', children }]
}

function boldLine(words: PhrasingContent[]): BlockContent[] {
  return words.length === 0 ? [] : paragraph(strong(...words))
}

/** Folded content is always unfolded. */
export const details: Handler = (element, place, flow) => {
  const summary = place.$(element).children('summary').toArray()
  const rest = element.children.filter((child) => !summary.some((other) => other === child))
  return [...boldLine(toPhrasing(summary, place)), ...flow(rest, place)]
}

/** A picture that says what it shows: `src/components/diagrams/kit/Figure.tsx`. */
export const diagram: Handler = ({ attribs }) => {
  const [title = '', ...description] = (attribs['aria-label'] ?? '').split('. ')
  return paragraph(
    { type: 'emphasis', children: [text(`Diagram: ${title}.`)] },
    text(` ${description.join('. ')}`),
  )
}
