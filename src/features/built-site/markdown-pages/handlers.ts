import type { BlockContent, Heading, PhrasingContent, Link, TableCell, TableRow } from 'mdast'
import type { Element, AnyNode } from 'domhandler'

import { paragraph, strong, text } from './markdown'
import { toPhrasing, toMarkdownTree, type Handler, type ElementContext, toHast } from './to-mdast'
import * as codeClasses from '../../../lib/code-classes'
import { codeBlock, plainCode } from './code-block'

/** How deep the heading of a proof is: below every heading of a page, so that it opens no section among them. */
const DEPTH = 6

/**
 * What a run left behind, as `src/features/checked-samples/build/render/render-result.ts` writes it: each part with its name, the
 * statement that it ran, and under a heading the test with the hidden files that it imports.
 */
const runResult: Handler = (element, place, flow) => {
  const { $ } = place
  const result = $(element)
  const parts = result.find(`.${codeClasses.ranPart}`).toArray()
  const proof = result.children(`.${codeClasses.proof}`)
  const [test, ...imported] = proof.children(`.${codeClasses.sample}`).toArray()
  const lines = proof.length > 0 ? proof.children('summary').children('span') : result.children('p')
  return [
    ...parts.flatMap((part): BlockContent[] => {
      const name = $(part).children('b').text()
      const value = $(part).children('pre').text().trimEnd()
      return [...paragraph(text(`${name}:`)), { type: 'code', lang: 'text', value }]
    }),
    ...lines.toArray().flatMap((line) => paragraph(...toPhrasing(line.children))),
    ...(test ? [getHeading($(test).find(`.${codeClasses.title}`).text())] : []),
    ...[...(test ? [test] : []), ...imported].flatMap((figure) => codeBlock(figure, place, flow)),
  ]
}

function getHeading(file: string): BlockContent {
  return { type: 'heading', depth: DEPTH, children: [text(`Proof: ${file}`)] }
}

/**
 * The options or members of a type, as `src/features/api-reference/build/surface/render-spec-sheet.ts` writes them: a table, because
 * Markdown has no definition lists. Types that open on request are left out.
 */
const specSheet: Handler = (element, place) => {
  const { $ } = place
  const rows = $(element)
    .children('div')
    .toArray()
    .map((row) => getRow(row, place))
  const hasDefaults = rows.some(({ children }) => children.length === 4)
  const heads = [element.attribs['data-spec'] ?? '', 'Type', ...(hasDefaults ? ['Default'] : []), 'Meaning']
  const head: TableRow = {
    type: 'tableRow',
    children: heads.map((name) => ({ type: 'tableCell', children: [text(name)] })),
  }
  return [{ type: 'table', children: [head, ...rows] }]
}

/** On the page, the default is below the name; in the table, it follows the type. */
function getRow(row: Element, place: ElementContext): TableRow {
  const { $ } = place
  $(row).find('details').remove()
  const [name, ...others] = $(row)
    .children()
    .toArray()
    .map((cell) => getCell(cell))
  const [type, meaning] = others.slice(-2)
  const cells = [name, type, ...others.slice(0, -2), meaning]
  return { type: 'tableRow', children: cells.filter((cell) => cell !== undefined) }
}

function getCell(cell: Element): TableCell {
  return { type: 'tableCell', children: toPhrasing(cell.children) }
}

/**
 * A live demo: its title, where it runs, what to try, and the files it is made of.
 *
 * @throws Error where the demo's frame has no title, because its markup has changed
 */
const liveDemo: Handler = (element, place, flow) => {
  const demo = place.$(element)
  const title = demo.children('header').find('p > span').last().text().trim()
  const { id = '', 'data-live-demo': name = '' } = element.attribs
  if (title === '') {
    const remedy =
      'compare src/features/built-site/markdown-pages/handlers.ts with src/features/demos/LiveDemo.tsx'
    throw new Error(`${place.url}: the live demo "${name}" has no title that can be read; ${remedy}.`)
  }
  const there: Link = { type: 'link', url: `${place.url}#${id}`, children: [text('on the page')] }
  return [
    ...paragraph(strong(text(`Live demo: ${title}`))),
    ...paragraph(text('It runs '), there, text('. What to try:')),
    ...flow(demo.children('ol').toArray(), place),
    ...paragraph(text('Its source:')),
    ...flow(demo.find(`.${codeClasses.sample}`).toArray(), place),
  ]
}

/** A heading with its id, as Docusaurus writes it in sources: people and programs cite sections by it. */
const heading: Handler = (element) => {
  const words = toPhrasing(element.children)
  const depth = Number(element.name.slice(1)) as Heading['depth']
  const { id } = element.attribs
  const children = id === undefined ? words : [...words, text(` {#${id}}`)]
  return words.length === 0 ? [] : [{ type: 'heading', depth, children }]
}

/** Entries with headings of their own, like those of `/errors`, are sections, not list items. */
const sections: Handler = (element, place, flow) =>
  place
    .$(element)
    .children('li')
    .toArray()
    .flatMap((entry) => flow(entry.children, place))

/** A term is emphasized, because Markdown has no definition lists. */
const term: Handler = (element) => boldLine(toPhrasing(element.children))

/** A note with its title, in the theme's markup. */
const admonition: Handler = (element, place, flow) => {
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
const details: Handler = (element, place, flow) => {
  const summary = place.$(element).children('summary').toArray()
  const rest = element.children.filter((child) => !summary.some((other) => other === child))
  return [...boldLine(toPhrasing(summary)), ...flow(rest, place)]
}

/** A picture that says what it shows: `src/components/diagrams/kit/Figure.tsx`. */
const diagram: Handler = ({ attribs }) => {
  const [title = '', ...description] = (attribs['aria-label'] ?? '').split('. ')
  return paragraph(
    { type: 'emphasis', children: [text(`Diagram: ${title}.`)] },
    text(` ${description.join('. ')}`),
  )
}

/** What is no ordinary HTML: components of the site and the theme, and elements that Markdown doesn't have. */
const SPECIAL: ReadonlyArray<readonly [selector: string, handler: Handler]> = [
  [`.${codeClasses.sample}`, codeBlock],
  [`.${codeClasses.ran}`, runResult],
  ['.theme-admonition', admonition],
  ['[data-live-demo]', liveDemo],
  ['[data-spec]', specSheet],
  ['[data-diagram][role="img"]', diagram],
  ['h1, h2, h3, h4, h5, h6', heading],
  [':is(ul, ol):has(> li > :is(h1, h2, h3, h4, h5, h6))', sections],
  ['pre', plainCode],
  ['details', details],
  ['dt', term],
]

/**
 * Turns nodes into blocks of Markdown. Words and inline elements between blocks become
 * paragraphs; no text is lost.
 */
export function toFlow(nodes: readonly AnyNode[], place: ElementContext): BlockContent[] {
  const replace = (element: Element): BlockContent[] | undefined => {
    const [, handler] = SPECIAL.find(([selector]) => place.$(element).is(selector)) ?? []
    return handler?.(element, place, toFlow)
  }
  return toMarkdownTree(toHast(nodes, replace), true).children as BlockContent[]
}
