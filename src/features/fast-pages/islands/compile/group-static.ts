import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Root, RootContent } from 'hast'
import type { Plugin } from 'unified'

import { forwardSlashes } from '../../../../lib/build/forward-slashes'
import { assertImported, assertStatic, isInteractive, isJsxElement, type Refuse } from './classify'
import { importNode, importsOf } from './imports'

const STATIC_PART = {
  name: 'StaticPart',
  source: '@site/src/features/fast-pages/islands/StaticPart',
} as const

const KEY_LENGTH = 8

/**
 * A rehype plugin that wraps static content in `<StaticPart>` elements: each run of nodes between two interactive
 * components, and each child of an interactive component.
 *
 * @param siteDir - the folder that holds `docs/`
 * @throws Error that names file, line and remedy where a component is not known to be static or interactive
 */
export const rehypeGroupStatic: Plugin<[{ siteDir: string }], Root> =
  ({ siteDir }) =>
  (tree, file) => {
    const page = forwardSlashes(path.relative(siteDir, file.path))
    const grouping = new Grouping(keyOfPage(page), importsOf(tree), refuseIn(page))
    tree.children = [importNode(STATIC_PART.name, STATIC_PART.source), ...grouping.group(tree.children)]
  }

/** The number of parts in one page so far. */
class Grouping {
  private count = 0

  constructor(
    private readonly key: string,
    private readonly imports: ReturnType<typeof importsOf>,
    private readonly refuse: Refuse,
  ) {}

  group(nodes: readonly RootContent[]): RootContent[] {
    const grouped: RootContent[] = []
    let run: RootContent[] = []
    const endRun = (): void => {
      if (run.length > 0) grouped.push(run.every(isBlank) ? text('\n') : this.partOf(run))
      run = []
    }
    for (const node of nodes) {
      if (!isEsm(node) && !isInteractive(node)) {
        run.push(node)
        continue
      }
      endRun()
      grouped.push(node)
      if (!isInteractive(node)) continue
      assertImported(node, this.imports.all, this.refuse)
      // The component hides and shows its code blocks one by one, so each becomes a part of its own.
      this.wrapChildren(node as unknown as { children: RootContent[] })
    }
    endRun()
    return grouped
  }

  private wrapChildren(component: { children: RootContent[] }): void {
    component.children = component.children.map((child) => (isBlank(child) ? child : this.partOf([child])))
  }

  private partOf(children: RootContent[]): RootContent {
    for (const child of children) assertStatic(child, this.imports.static, this.refuse)
    const id = idOfPart(this.key, this.count++)
    return {
      type: 'mdxJsxFlowElement',
      name: STATIC_PART.name,
      attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
      children,
    } as unknown as RootContent
  }
}

/**
 * The key of a page's static parts. It is Docusaurus's name for the chunk with the page's content, so the browser can
 * read it from the table of routes before it has loaded that chunk.
 *
 * @param page - the file, relative to the site, with forward slashes: `docs/api/createSlice.mdx`
 */
export function keyOfPage(page: string): string {
  return createHash('md5').update(`@site/${page}`).digest('hex').slice(0, KEY_LENGTH)
}

/** The id of a part; `index` counts from 0. */
function idOfPart(key: string, index: number): string {
  return `${key}-${index}`
}

function refuseIn(page: string): Refuse {
  return (element, reason) => {
    const line = element.position?.start.line
    const place = line === undefined ? page : `${page}:${line}`
    throw new Error(`${place}: <${element.name ?? ''}>: ${reason}`)
  }
}

function isEsm(node: unknown): boolean {
  return (node as { type: string }).type === 'mdxjsEsm'
}

function isBlank(node: RootContent): boolean {
  return !isJsxElement(node) && node.type === 'text' && node.value.trim() === ''
}

function text(value: string): RootContent {
  return { type: 'text', value }
}
