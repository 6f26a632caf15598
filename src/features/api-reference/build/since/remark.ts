import path from 'node:path'
import type { Heading, PhrasingContent, Root, Emphasis, Text } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'

import { SINCE_FILE, type SinceLedger, type SinceOfPage, type SinceVersion } from './read-since'
import { AuthorError } from '../../../../lib/build/author-error'
import { forwardSlashes } from '../../../../lib/build/forward-slashes'

/** A heading or row that can have a badge, and where the badge goes. */
interface BadgePlace {
  id: string
  holder: { children: unknown[] }
}

/** Finds the version in a sentence of its own. Within a longer sentence, it is about a detail. */
const SENTENCE = /(?:^|[.!?]\s)Since (2\.\d+)\.(?=\s|$)/

/**
 * A remark plugin that adds a badge to the headings and the rows of `<Options>` tables that the ledger names. It runs
 * after the plugin that completes these tables, which gives their rows ids.
 *
 * @param ledger - ids and versions by the address of the page
 * @throws Error if the page lacks a heading or row of the ledger, or has a sentence in place of a badge
 */
export const remarkSince: Plugin<[SinceLedger], Root> = (ledger) => {
  return (tree, file) => {
    const page = forwardSlashes(path.relative(file.cwd, file.path))
    const address = `/${page.replace(/^docs\//, '').replace(/\.mdx$/, '')}`
    const since = ledger[address] ?? {}
    const places = placesIn(tree)
    for (const { id, holder } of places) {
      const version = since[id]
      if (version !== undefined) holder.children.push({ type: 'text', value: ' ' }, getBadge(version))
    }
    const messages = [
      ...missingPlaces(address, since, places),
      ...repetitions(tree, since),
      ...sentencesInRows(tree, address),
    ]
    if (messages.length > 0)
      throw new AuthorError(messages.map((message) => `${page}: ${message}`).join('\n'))
  }
}

function placesIn(tree: Root): BadgePlace[] {
  const places: BadgePlace[] = []
  visit(tree, (node) => {
    if (node.type === 'heading') places.push({ id: idOfHeading(node), holder: node })
    const name = nameOfRow(node)
    if (name) places.push({ id: getId(name), holder: name })
  })
  return places
}

function idOfHeading({ data }: Heading): string {
  const { id } = data?.hProperties ?? {}
  return id ?? ''
}

/** The name in a row as `src/features/api-reference/build` writes it, which has replaced the Markdown table by then. */
function nameOfRow(node: { type: string }): MdxJsxFlowElement | undefined {
  const [name] = isElement(node) && node.name === 'div' ? node.children : []
  return name && isElement(name) && name.name === 'dt' ? name : undefined
}

function isElement(node: { type: string }): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement'
}

function getId({ attributes }: MdxJsxFlowElement): string {
  const id = attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value
  return typeof id === 'string' ? id : ''
}

function missingPlaces(address: string, since: SinceOfPage, places: readonly BadgePlace[]): string[] {
  const ids = new Set(places.map(({ id }) => id))
  return Object.keys(since)
    .filter((id) => !ids.has(id))
    .map(
      (id) =>
        `${SINCE_FILE} sets a badge at ${address}#${id}, but no heading and no row of <Options> has that id. Correct the id there, or remove it.`,
    )
}

/** Reports a paragraph right below a heading that repeats the badge. */
function repetitions(tree: Root, since: SinceOfPage): string[] {
  const messages: string[] = []
  visit(tree, 'heading', (heading, index, parent) => {
    const id = idOfHeading(heading)
    const version = since[id]
    const below = parent?.children[(index ?? 0) + 1]
    if (version === undefined || !new RegExp(`\\bsince ${version}\\b`, 'i').test(toString(below))) return
    messages.push(
      `The text below #${id} says "since ${version}", as the badge does. Remove it from the text.`,
    )
  })
  return messages
}

function sentencesInRows(tree: Root, address: string): string[] {
  const messages: string[] = []
  visit(tree, 'mdxJsxFlowElement', (row) => {
    const name = nameOfRow(row)
    if (!name) return
    const meaning = row.children.at(-1) as PhrasingContent | undefined
    const [, version] = SENTENCE.exec(toString(meaning)) ?? []
    if (version === undefined) return
    messages.push(
      `The row #${getId(name)} says "Since ${version}." Remove the sentence: a badge says it, once ${SINCE_FILE} has ${getId(name)}: '${version}' below ${address}.`,
    )
  })
  return messages
}

/**
 * The badge of a version: readers see "since 2.14", screen readers say "since version 2.14".
 * It is not part of the name beside it, so the search index leaves it out.
 */
function getBadge(version: SinceVersion): PhrasingContent {
  const word = span({ className: ['visually-hidden'] }, [text('version ')])
  return span({ className: ['since'], dataSearchIgnore: '' }, [text('since '), word, text(version)])
}

/** Any node becomes the element that its data names. */
function span(hProperties: Record<string, string | string[]>, children: PhrasingContent[]): Emphasis {
  return { type: 'emphasis', data: { hName: 'span', hProperties }, children }
}

function text(value: string): Text {
  return { type: 'text', value }
}
