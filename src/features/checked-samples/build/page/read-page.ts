import type { Code } from 'mdast'

import type { DemoAbout } from '../../../demo-catalog/about'
import type { Fence } from './fence'
import { diagnosticAtOpening } from './fence'
import type { FindBlocks } from './find-blocks'
import { findBlocks } from './find-blocks'
import type { ReadFile } from './include-file'
import { includeFile } from './include-file'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import type { PageDemo } from './read-demo'
import { readDemo } from './read-demo'
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
