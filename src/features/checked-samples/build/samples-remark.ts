import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Code, Parent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'

import type { Fence } from './page/fence'
import type { DemoElement, PageDemo } from './page/read-demo'
import { demoNameOf, isDemoElement } from './page/read-demo'
import type { PageResults } from './page-results'
import { pageRenderer, renderCount } from './render/render-page'
import { demoElement, jsxElement } from './demos-remark'

/** The part of the compiled file that the plugin uses. */
interface PageFile {
  /** The site's folder. */
  cwd: string
  /** Absolute. */
  path: string
}

export interface RemarkSamplesOptions {
  /**
   * Gives the results of the samples of a page.
   *
   * @param path - path of the page from the site's folder, with forward slashes
   * @param text - the whole file
   */
  resultsOf: (path: string, text: string) => Promise<PageResults>
}

/** A remark plugin that replaces code blocks by their static HTML, and gives live demos their files. */
export function remarkSamples({ resultsOf }: RemarkSamplesOptions) {
  return async (tree: Root, file: PageFile): Promise<void> => {
    const pagePath = path.relative(file.cwd, file.path).replaceAll('\\', '/')
    // Docusaurus removes the front matter; places of fences are counted from the beginning of the file.
    const results = await resultsOf(pagePath, await readFile(file.path, 'utf8'))
    replaceBlocks(tree, pagePath, results)
    // Parts of other pages have no title to be below of.
    if (pagePath.startsWith('docs/'))
      tree.children.splice(afterImports(tree), 0, ...elementOf(renderCount(results)))
  }
}

/** Where the text of a page begins. */
function afterImports({ children }: Root): number {
  const first = children.findIndex(({ type }) => type !== 'mdxjsEsm' && type !== 'yaml')
  return first === -1 ? children.length : first
}

function replaceBlocks(tree: Root, pagePath: string, results: PageResults): void {
  const { codes, demos } = findBlocks(tree)
  const { page } = results
  const fences = page.fences.filter(({ demo }) => demo === undefined)
  const htmlOf = pageRenderer(results)
  assertInStep(pagePath, codes, fences)
  assertDemosInStep(pagePath, demos, page.demos)
  codes.forEach((place, index) => replace(place, samplesOf(fences.slice(index, index + 1), htmlOf)))
  demos.forEach((place, index) => {
    const demo = page.demos[index]
    replace(place, demo ? demoElement(demo, samplesOf(demo.fences, htmlOf)) : [])
  })
}

interface Slot<T> {
  node: T
  parent: Parent
}

function findBlocks(tree: Root) {
  const codes: Array<Slot<Code>> = []
  const demos: Array<Slot<DemoElement>> = []
  visit(tree, (node, _index, parent) => {
    if (!parent) return
    if (node.type === 'code') codes.push({ node, parent })
    else if (isDemoElement(node)) demos.push({ node, parent })
  })
  return { codes, demos }
}

function replace({ node, parent }: Slot<RootContent>, elements: MdxJsxFlowElement[]): void {
  parent.children.splice(parent.children.indexOf(node), 1, ...elements)
}

function assertInStep(pagePath: string, nodes: ReadonlyArray<Slot<Code>>, fences: readonly Fence[]): void {
  if (nodes.length !== fences.length)
    throw outOfStep(pagePath, `it has ${nodes.length}, the check saw ${fences.length}`)
  nodes.forEach(({ node }, index) => {
    if (node.value !== written(fences[index])) throw outOfStep(pagePath, `number ${index + 1} is another one`)
  })
}

function assertDemosInStep(
  pagePath: string,
  nodes: ReadonlyArray<Slot<DemoElement>>,
  demos: readonly PageDemo[],
): void {
  const named = nodes.map(({ node }) => demoNameOf(node)).join(', ')
  const seen = demos.map(({ name }) => name).join(', ')
  if (nodes.length !== demos.length || named !== seen)
    throw outOfStep(pagePath, `it has the live demos "${named}", the check saw "${seen}"`)
}

/** The text between the opening and closing lines of a fence. */
function written(fence: Fence | undefined): string | undefined {
  return fence?.included ? '' : fence?.code
}

function outOfStep(pagePath: string, what: string): Error {
  return new Error(
    `${pagePath}: its code blocks are not those that were checked: ${what}. Start the build again.`,
  )
}

/** The elements of fences; none for fences that are not shown. */
function samplesOf(fences: readonly Fence[], htmlOf: (fence: Fence) => string): MdxJsxFlowElement[] {
  return fences.flatMap((fence) => elementOf(htmlOf(fence)))
}

function elementOf(html: string): MdxJsxFlowElement[] {
  return html === '' ? [] : [jsxElement('CodeSample', { html })]
}
