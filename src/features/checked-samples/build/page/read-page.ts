import path from 'node:path'
import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'

import type { DemoAbout } from '../../../demo-catalog/about'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { parseMdx } from '../../../../lib/build/parse-mdx'
import { diagnosticAtOpening, type Fence } from './fence'
import { isDemoElement, readDemo, type DemoElement, type PageDemo } from './read-demo'
import { parseTags } from './tags'

/** A page with its code blocks in order, including the files that its demos show. */
export interface Page {
  /** Path from the site's folder, with forward slashes. */
  path: string
  text: string
  fences: Fence[]
  /** The live demos, in their order. */
  demos: PageDemo[]
  /** Problems with the fences and demos themselves: their tags, and the marks that open and close them. */
  diagnostics: Diagnostic[]
}

/** The parts of a page's syntax tree that are about samples. */
export interface PageBlocks {
  /** The code blocks and live demos, in their order. */
  blocks: Array<Code | DemoElement>
  /** Why the page can't be read at all; lines and columns count from 1. */
  syntaxError?: { line: number; column: number; reason: string }
}

/**
 * Finds the blocks of a page.
 *
 * @param text - the whole MDX file
 */
export type FindBlocks = (text: string) => PageBlocks

/** Finds the blocks by parsing the page. */
export const findBlocks: FindBlocks = (text) => {
  const blocks: PageBlocks['blocks'] = []
  try {
    visit(parseMdx(text), (node) => {
      if (node.type === 'code' || isDemoElement(node)) blocks.push(node)
    })
    return { blocks }
  } catch (error) {
    const { line = 1, column = 1, reason } = error as { line?: number; column?: number; reason?: string }
    return { blocks: [], syntaxError: { line, column, reason: reason ?? String(error) } }
  }
}

/**
 * Returns the text of a file that a page shows.
 *
 * @param file - path from the site's folder, with forward slashes
 * @returns undefined if there is no such file
 */
export type ReadFile = (file: string) => string | undefined

/** Fence languages that would keep TypeScript or JavaScript from being checked. */
const UNCHECKED_ALIASES: Readonly<Record<string, string>> = {
  typescript: 'ts',
  js: 'ts',
  javascript: 'ts',
  jsx: 'tsx',
  mjs: 'ts',
}

/**
 * Finds the code blocks and live demos of a page.
 *
 * @param path - path of the page from the site's folder, with forward slashes
 * @param text - the whole MDX file
 * @param readFile - reads the files that the page shows; if it is absent, the page can't show any
 * @param demos - the live demos that a page may name
 * @param find - finds the blocks of the text; the checker passes a function that remembers them
 */
export function readSamplePage(
  path: string,
  text: string,
  readFile: ReadFile = () => undefined,
  demos: readonly DemoAbout[] = [],
  find: FindBlocks = findBlocks,
): Page {
  const page: Page = { path, text, fences: [], demos: [], diagnostics: [] }
  const { fences, diagnostics } = page
  const { blocks, syntaxError } = find(text)
  if (syntaxError !== undefined) {
    const { line, column, reason } = syntaxError
    diagnostics.push({ page: path, line, column, message: `The page is not valid MDX: ${reason}` })
  }
  for (const node of blocks) {
    if (node.type === 'code') {
      const found = readFence(path, fences.length, node, text, readFile)
      fences.push(found.fence)
      diagnostics.push(...found.diagnostics)
    } else {
      const found = readDemo(path, node, fences.length, demos, readFile)
      page.demos.push(found.demo)
      fences.push(...found.demo.fences)
      diagnostics.push(...found.diagnostics)
    }
  }
  return page
}

function readFence(
  page: string,
  index: number,
  node: Code,
  text: string,
  readFile: ReadFile,
): { fence: Fence; diagnostics: Diagnostic[] } {
  if (!node.position) throw new Error(`${page}: the Markdown parser gave a code block without a position.`)
  const { start, end } = node.position
  const { tags, messages: tagSyntax } = parseTags(node.meta ?? '')
  const fence: Fence = {
    page,
    index,
    language: (node.lang ?? '').toLowerCase(),
    tags,
    code: node.value,
    firstLine: start.line + 1,
    indentation: start.column - 1,
  }
  const messages = [
    ...tagSyntax,
    ...languageMessages(fence),
    ...includeFile(fence, readFile),
    ...tagMessages(fence),
  ]
  const diagnostics = messages.map((message) => diagnosticAtOpening(fence, message))
  const lastLine = text.split('\n')[end.line - 1] ?? ''
  const closed = end.line > start.line && /^[>\s]*(`{3,}|~{3,})\s*$/.test(lastLine)
  // A fence opens within a block: the block isn't closed, so the end of the next block closed it.
  if (!closed || /^\s*```\w/m.test(node.value)) {
    const remedy =
      'This code block is not closed: end it with ``` on a line of its own, indented like its opening.'
    diagnostics.push(diagnosticAtOpening(fence, remedy))
  }
  return { fence, diagnostics }
}

function languageMessages({ language, tags }: Fence): string[] {
  const written = UNCHECKED_ALIASES[language]
  if (written === undefined || tags.nocheck !== undefined) return []
  return [
    `Samples are written in TypeScript, so that they are checked: use \`\`\`${written}, not \`\`\`${language}.`,
  ]
}

function tagMessages({ language, tags }: Fence): string[] {
  const typescript = language === 'ts' || language === 'tsx'
  const messages: string[] = []
  const executed = tags.run || tags.dom || tags.server !== undefined
  if (!typescript && (executed || tags.setup)) {
    messages.push(`"run", "dom", "server" and "setup" belong on ts and tsx fences, not on "${language}".`)
  }
  if (tags.proof && !executed)
    messages.push('"proof" is executed: add "run", "dom" or "server", on a ts or tsx fence.')
  if (tags.proof && tags.setup)
    messages.push('A "setup" fence is not shown at all, a "proof" opens on request; remove one of the two.')
  if (tags.nocheck !== undefined && executed)
    messages.push('A fence with "nocheck" can\'t run; remove one of the two.')
  if (tags.version !== undefined && !tags.output && (!typescript || executed))
    messages.push(
      '"version" belongs on a ts or tsx fence that does not run, of which only the types are checked, or on an output.',
    )
  if (tags.output && language !== 'text') messages.push('"output" belongs on a text fence: ```text output.')
  if (tags.timeline && !tags.output)
    messages.push('"timeline" shows what a sample printed: write ```text output timeline.')
  if (tags.env !== undefined && !executed)
    messages.push('"env" needs "run": it names the NODE_ENV of the execution.')
  if (typescript && tags.title !== undefined && !tags.title.endsWith(`.${language}`)) {
    messages.push(`The title "${tags.title}" must end in ".${language}", like the language of the fence.`)
  }
  return messages
}

/** Whole apps, a folder each. The path below that folder is the file's name in the page's project. */
const APP_FILE = /^examples\/[^/]+\/(.+)$/

/**
 * Fills a fence tagged with `file` with that file, so that a page shows the code that is built and tested.
 *
 * @returns the faults, as sentences; the fence is complete if there are none
 */
function includeFile(fence: Fence, readFile: ReadFile): string[] {
  const { file, title } = fence.tags
  if (file === undefined) return []
  const messages: string[] = []
  if (title !== undefined) messages.push('"file" already gives the block its name; remove "title".')
  if (fence.code.trim() !== '')
    messages.push(`The block shows ${file}; remove the lines in it, or the tag "file".`)
  const name = path.posix.normalize(file) === file ? APP_FILE.exec(file)?.[1] : undefined
  if (name === undefined) return [...messages, `file="${file}" must name a file below examples/<app>/.`]
  const text = readFile(file)
  if (text === undefined) return [...messages, `There is no file ${file}.`]
  if (messages.length > 0) return messages
  fence.tags.title = name
  fence.code = text.replace(/\s+$/, '')
  fence.included = { path: file, text }
  return []
}
