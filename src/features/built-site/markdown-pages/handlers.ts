import type { BlockContent, Heading, PhrasingContent } from 'mdast'

import { paragraph, strong, text } from './blocks'
import { toPhrasing } from './phrasing'
import type { Handler } from './element-context'

/** A heading with its id, as Docusaurus writes it in sources: people and programs cite sections by it. */
export const heading: Handler = (element) => {
  const words = toPhrasing(element.children)
  const depth = Number(element.name.slice(1)) as Heading['depth']
  const { id } = element.attribs
  const children = id === undefined ? words : [...words, text(` {#${id}}`)]
  return words.length === 0 ? [] : [{ type: 'heading', depth, children }]
}

/** Entries with headings of their own, like those of `/errors`, are sections, not list items. */
export const sections: Handler = (element, place, flow) =>
  place
    .$(element)
    .children('li')
    .toArray()
    .flatMap((entry) => flow(entry.children, place))

/** A term is emphasized, because Markdown has no definition lists. */
export const term: Handler = (element) => boldLine(toPhrasing(element.children))

/** A note with its title, in the theme's markup. */
export const admonition: Handler = (element, place, flow) => {
  const [title, ...content] = place.$(element).children().toArray()
  if (title === undefined) return []
  return quotation([...boldLine(toPhrasing(title.children)), ...flow(content, place)])
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
  return [...boldLine(toPhrasing(summary)), ...flow(rest, place)]
}

/** A picture that says what it shows: `src/components/diagrams/kit/Figure.tsx`. */
export const diagram: Handler = ({ attribs }) => {
  const [title = '', ...description] = (attribs['aria-label'] ?? '').split('. ')
  return paragraph(
    { type: 'emphasis', children: [text(`Diagram: ${title}.`)] },
    text(` ${description.join('. ')}`),
  )
}
