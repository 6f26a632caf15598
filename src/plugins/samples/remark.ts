import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Code, Parent, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'

import type { Fence } from './page/fence'
import type { Page } from './page/read-page'
import { renderBlock } from './render/render-block'
import type { SampleResult } from './result'

/** A page as it was read, and what the check found, by the index of the fence. */
export interface PageResults {
  page: Page
  results: ReadonlyMap<number, SampleResult>
  /** Where the browser finds the types of the page's names; absent if there are none. */
  typesAddress?: string
}

/** What the transformation needs of the file that is compiled. */
interface PageFile {
  /** The site's folder. */
  cwd: string
  /** Absolute. */
  path: string
}

export interface RemarkSamplesOptions {
  /**
   * Gives the results of a page.
   *
   * @param path - path of the page from the site's folder, with forward slashes
   * @param text - the whole file
   */
  resultsOf: (path: string, text: string) => Promise<PageResults>
}

/** A remark plugin that replaces code blocks by their static HTML. */
export function remarkSamples({ resultsOf }: RemarkSamplesOptions) {
  return async (tree: Root, file: PageFile): Promise<void> => {
    const pagePath = path.relative(file.cwd, file.path).replaceAll('\\', '/')
    // The platform has taken the front matter off; positions count from the file's own beginning.
    const results = await resultsOf(pagePath, await readFile(file.path, 'utf8'))
    replaceBlocks(tree, pagePath, results)
  }
}

function replaceBlocks(tree: Root, pagePath: string, results: PageResults): void {
  const nodes: Array<{ node: Code; parent: Parent }> = []
  visit(tree, 'code', (node, _index, parent) => {
    if (parent) nodes.push({ node, parent })
  })
  const { fences } = results.page
  if (nodes.length !== fences.length)
    throw outOfStep(pagePath, `it has ${nodes.length}, the check saw ${fences.length}`)
  nodes.forEach(({ node, parent }, index) => {
    if (node.value !== written(fences[index])) throw outOfStep(pagePath, `number ${index + 1} is another one`)
    const html = htmlOf(index, results)
    const position = parent.children.indexOf(node)
    parent.children.splice(position, 1, ...(html === '' ? [] : [elementWith(html)]))
  })
}

/** What stands in the page between the marks of a fence. */
function written(fence: Fence | undefined): string | undefined {
  return fence?.included ? '' : fence?.code
}

function outOfStep(pagePath: string, what: string): Error {
  return new Error(
    `${pagePath}: its code blocks are not those that were checked: ${what}. Start the build again.`,
  )
}

function htmlOf(index: number, { page, results, typesAddress }: PageResults): string {
  const fence = page.fences[index]
  if (!fence) return ''
  const result = results.get(index)
  const typed = typesAddress !== undefined && result !== undefined && result.hovers.length > 0
  return renderBlock(fence, result, typed ? { address: typesAddress, block: index } : undefined)
}

function elementWith(html: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeSample',
    attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
    children: [],
    // Else MDX would look the name up as an HTML element's.
    data: { _mdxExplicitJsx: true },
  } as MdxJsxFlowElement
}
