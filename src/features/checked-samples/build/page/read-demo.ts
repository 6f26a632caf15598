import path from 'node:path'
import type { Node } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

import type { DemoAbout } from '../../../demo-catalog/about'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import type { Fence } from './fence'
import type { ReadFile } from './read-page'
import { NO_TAGS } from './tags'

/** A `<LiveDemo name="…" />` of a page. */
export interface PageDemo {
  /** The value of the attribute; empty if it is missing. */
  name: string
  /** Undefined if there is no such demo, or if no demo is allowed at this place. */
  about: DemoAbout | undefined
  /** The files that it shows, in their order; they are among the fences of the page. */
  fences: Fence[]
  /** Where its element is in the page; both numbers count from 1. */
  place: { line: number; column: number }
}

/** `<LiveDemo>`, alone or within a line. */
export type DemoElement = MdxJsxFlowElement | MdxJsxTextElement

const EXAMPLE = '<LiveDemo name="…" />'

/** True for the element of a demo, even at a place where none is allowed. */
export function isDemoElement(node: Node): node is DemoElement {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  return isElement && (node as DemoElement).name === 'LiveDemo'
}

/** The demo that an element names; empty if it names none. */
export function getDemoName({ attributes }: DemoElement): string {
  const named = attributes.find((attribute) => 'name' in attribute && attribute.name === 'name')
  return typeof named?.value === 'string' ? named.value : ''
}

/**
 * Reads the element of a demo.
 *
 * @param page - path of the page from the site's folder, with forward slashes
 * @param firstIndex - index of its first file among the fences of the page
 * @param demos - all demos of the site
 */
export function readDemo(
  page: string,
  node: DemoElement,
  firstIndex: number,
  demos: readonly DemoAbout[],
  readFile: ReadFile,
): { demo: PageDemo; diagnostics: Diagnostic[] } {
  if (!node.position) throw new Error(`${page}: the MDX parser gave ${EXAMPLE} without a position.`)
  const { line, column } = node.position.start
  const name = getDemoName(node)
  const messages = elementMessages(node, demos)
  const inline = node.type === 'mdxJsxTextElement'
  const about = inline ? undefined : demos.find((known) => known.name === name)
  const demo: PageDemo = { name, about, fences: [], place: { line, column } }
  if (about) {
    const files = demoFences({ page, line, column, firstIndex, about }, readFile)
    demo.fences = files.fences
    messages.push(...files.messages)
  }
  return { demo, diagnostics: messages.map((message) => ({ page, line, column, message })) }
}

function elementMessages(node: DemoElement, demos: readonly DemoAbout[]): string[] {
  const name = getDemoName(node)
  const names = demos.map((demo) => demo.name)
  const isPlain =
    node.type === 'mdxJsxFlowElement' &&
    node.children.length === 0 &&
    node.attributes.every((attribute) => 'name' in attribute && attribute.name === 'name')
  if (isPlain && names.includes(name)) return []
  const fault = isPlain
    ? `There is no demo "${name}" in src/features/demos/.`
    : 'LiveDemo has its name, and neither other attributes nor children.'
  return [`${fault} Write ${EXAMPLE}, in a paragraph of its own; known are: ${names.join(', ') || 'none'}.`]
}

/** Where a demo is in a page. Line and column count from 1. */
interface DemoPlace {
  page: string
  line: number
  column: number
  /** Index of its first file among the fences of the page. */
  firstIndex: number
  about: DemoAbout
}

/** Where the demos are, relative to the site's folder; each is in a folder of its name. */
export const DEMOS_FOLDER = 'src/features/demos'
/** Readers can't follow longer files beside a running demo. */
const MOST_LINES = 60

/**
 * Makes a fence of each file that a demo shows.
 *
 * @returns a fence for every file, even a faulty one, so that tabs and files match; and the faults, as sentences
 */
function demoFences(place: DemoPlace, readFile: ReadFile): { fences: Fence[]; messages: string[] } {
  const { name, files } = place.about
  const messages: string[] = []
  const fences = files.map((file, position) => {
    const filePath = path.posix.join(DEMOS_FOLDER, name, file)
    const text = readFile(filePath)
    messages.push(...fileMessages(name, filePath, text))
    return getFence(place, position, filePath, text ?? '')
  })
  return { fences, messages }
}

function getFence(place: DemoPlace, position: number, filePath: string, text: string): Fence {
  const extension = path.posix.extname(filePath).slice(1)
  return {
    page: place.page,
    index: place.firstIndex + position,
    language: isModule(filePath) ? extension : 'text',
    tags: { ...NO_TAGS, title: path.posix.basename(filePath) },
    code: text.replace(/\s+$/, ''),
    included: { path: filePath, text },
    demo: place.about.name,
    firstLine: place.line + 1,
    indentation: place.column - 1,
  }
}

function fileMessages(name: string, filePath: string, text: string | undefined): string[] {
  if (text === undefined)
    return [`The demo "${name}" shows ${filePath}, which doesn't exist; correct "files" in its about.ts.`]
  const messages: string[] = []
  if (!isModule(filePath)) messages.push(`The demo "${name}" shows ${filePath}: only .ts and .tsx are shown.`)
  const lines = text.trimEnd().split('\n').length
  if (lines > MOST_LINES)
    messages.push(`${filePath} has ${lines} lines: at most ${MOST_LINES} are readable in a tab; split it.`)
  return messages
}

function isModule(filePath: string): boolean {
  return /\.tsx?$/.test(filePath)
}
