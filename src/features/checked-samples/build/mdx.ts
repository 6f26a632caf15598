import type { Code, Parent, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'

import { jsxElement } from '../../../lib/build/jsx-element'
import { pageSource, type PageSource } from '../../../lib/build/page-source'
import type { Fence } from './page/fence'
import { type DemoElement, type PageDemo, getDemoName, isDemoElement } from './page/read-demo'
import type { Page } from './page/read-page'
import type { PageResults } from './result'
import { pageRenderer, renderCount } from './render/render-page'

export interface RemarkSamplesOptions {
  /**
   * Gives the results of the samples of a page.
   *
   * @param path - path of the page from the site's folder, with forward slashes
   * @param text - the whole file
   */
  getResults: (path: string, text: string) => Promise<PageResults>
}

/** A remark plugin that replaces code blocks by their static HTML, and gives live demos their files. */
export function remarkSamples({ getResults }: RemarkSamplesOptions) {
  return async (tree: Root, file: { cwd: string; path: string; value: unknown }): Promise<void> => {
    const source = pageSource(file)
    const results = await getResults(source.page, source.text)
    replaceBlocks(tree, source, results)
    // Parts of other pages have no title to be below of.
    if (source.page.startsWith('docs/'))
      tree.children.splice(afterImports(tree), 0, ...getElement(renderCount(results)))
  }
}

/** Where the text of a page begins. */
function afterImports({ children }: Root): number {
  const first = children.findIndex(({ type }) => type !== 'mdxjsEsm' && type !== 'yaml')
  return first === -1 ? children.length : first
}

/** Replaces each block with the result of the block that was checked at the same place. */
function replaceBlocks(tree: Root, source: PageSource, results: PageResults): void {
  const checked = checkedBlocks(results.page)
  const getHtml = pageRenderer(results)
  for (const { node, parent } of findBlocks(tree)) {
    // Another plugin made it, so no author wrote it.
    if (!node.position) continue
    const { line, column } = node.position.start
    const place = placeKey({ line: source.lineInFile(line), column })
    const block = checked.get(place)
    if (!block || writtenIn(node) !== block.written) throw outOfStep(source.page, place)
    checked.delete(place)
    const samples = block.fences.flatMap((fence) => getElement(getHtml(fence)))
    const elements = block.demo ? demoElement(block.demo, samples) : samples
    parent.children.splice(parent.children.indexOf(node), 1, ...elements)
  }
  const [left] = checked.keys()
  if (left !== undefined) throw outOfStep(source.page, left)
}

interface Slot {
  node: Code | DemoElement
  parent: Parent
}

/** The blocks of a tree with what they are in. They are collected first, because the tree changes then. */
function findBlocks(tree: Root): Slot[] {
  const slots: Slot[] = []
  visit(tree, (node, _index, parent) => {
    if (parent && (node.type === 'code' || isDemoElement(node))) slots.push({ node, parent })
  })
  return slots
}

/** A block of the page as the check read it. */
interface CheckedBlock {
  /** What distinguishes it from another block at the same place. */
  written: string
  fences: readonly Fence[]
  /** Set if the block is a live demo, whose files are the fences. */
  demo?: PageDemo
}

function checkedBlocks({ fences, demos }: Page): Map<string, CheckedBlock> {
  const written = fences.filter(({ demo }) => demo === undefined)
  return new Map([
    ...written.map((fence): [string, CheckedBlock] => [
      placeKey({ line: fence.firstLine - 1, column: fence.indentation + 1 }),
      { written: fence.included ? '' : fence.code, fences: [fence] },
    ]),
    ...demos.map((demo): [string, CheckedBlock] => [
      placeKey(demo.place),
      { written: demo.name, fences: demo.fences, demo },
    ]),
  ])
}

/** The text between the opening and closing lines of a fence, or the name of a demo. */
const writtenIn = (node: Slot['node']): string => (node.type === 'code' ? node.value : getDemoName(node))

const placeKey = ({ line, column }: PageDemo['place']): string => `${line}:${column}`

function outOfStep(page: string, place: string): Error {
  return new Error(`${page}:${place}: the code block is not the one that was checked. Start the build again.`)
}

/** Nothing for a block that is not shown. */
function getElement(html: string): MdxJsxFlowElement[] {
  return html === '' ? [] : [jsxElement('CodeSample', { html })]
}

/**
 * Writes the element that shows a demo: its description, as JSON, and its files.
 *
 * @param samples - an element per file
 * @returns nothing for an unknown demo, which the check of the samples reports
 */
function demoElement({ about }: PageDemo, samples: MdxJsxFlowElement[]): MdxJsxFlowElement[] {
  return about ? [jsxElement('LiveDemo', { about: JSON.stringify(about) }, samples)] : []
}

export { sampleService } from './service'
