import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Root, RootContent } from 'hast'
import type { Plugin } from 'unified'
import type { ImportDeclaration, Program } from 'estree'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'

import { forwardSlashes } from '../../../../lib/build/forward-slashes'
import { STATIC_SOURCES, INTERACTIVE_COMPONENTS, STATIC_COMPONENTS } from './known-components'
import { closest } from '../../../../lib/closest'

const STATIC_PART = {
  name: 'StaticPart',
  source: '@site/src/features/fast-pages/islands/StaticPart',
} as const

const KEY_LENGTH = 8

/** How many elements a page begins with at least: those of a window, and some more. */
const BEGINNING = 8
/** Where a beginning may end: no styles join these elements to what is above them. */
const STANDS_ALONE = /^(?:p|h\d)$/

/**
 * A rehype plugin that wraps static content in `<StaticPart>` elements: each run of nodes between two interactive
 * components, and each child of an interactive component. The beginning of a page is a part of its own, because a page that
 * is reached by a link is shown when that is there.
 *
 * @param siteDir - the folder that holds `docs/`
 * @throws Error that names file, line and remedy where a component is not known to be static or interactive
 */
export const rehypeGroupStatic: Plugin<[{ siteDir: string }], Root> =
  ({ siteDir }) =>
  (tree, file) => {
    const page = forwardSlashes(path.relative(siteDir, file.path))
    const grouping = new Grouping(keyOfPage(page), getImports(tree), refuseIn(page))
    tree.children = [importNode(STATIC_PART.name, STATIC_PART.source), ...grouping.group(tree.children)]
  }

/** The number of parts in one page so far. */
class Grouping {
  private count = 0

  constructor(
    private readonly key: string,
    private readonly imports: ReturnType<typeof getImports>,
    private readonly refuse: Refuse,
  ) {}

  group(nodes: readonly RootContent[]): RootContent[] {
    const grouped: RootContent[] = []
    let run: RootContent[] = []
    const endRun = (): void => {
      if (run.length > 0) grouped.push(run.every(isBlank) ? text('\n') : this.getPart(run))
      run = []
    }
    for (const node of nodes) {
      if (!isEsm(node) && !isInteractive(node)) {
        if (this.endsBeginning(run, node)) endRun()
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

  private endsBeginning(run: readonly RootContent[], next: RootContent): boolean {
    const isLong = this.count === 0 && run.filter((node) => !isBlank(node)).length >= BEGINNING
    return isLong && next.type === 'element' && STANDS_ALONE.test(next.tagName)
  }

  private wrapChildren(component: { children: RootContent[] }): void {
    component.children = component.children.map((child) => (isBlank(child) ? child : this.getPart([child])))
  }

  private getPart(children: RootContent[]): RootContent {
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

/** A block of `import` and `export` in a page. */
interface EsmNode {
  type: 'mdxjsEsm'
  value: string
  data?: { estree?: Program | null }
}

/** The names that a page imports. */
interface PageImports {
  all: ReadonlySet<string>
  /** Those that come from folders of static components. */
  static: ReadonlySet<string>
}

/** Reads the imports of a page. */
function getImports(tree: Root): PageImports {
  const declarations = (tree.children as Array<{ type: string }>)
    .filter((node): node is EsmNode => node.type === 'mdxjsEsm')
    .flatMap((node) => node.data?.estree?.body ?? [])
    .filter((statement): statement is ImportDeclaration => statement.type === 'ImportDeclaration')
  const isStatic = ({ source }: ImportDeclaration): boolean =>
    STATIC_SOURCES.some((folder) => String(source.value).startsWith(folder))
  return { all: namesIn(declarations), static: namesIn(declarations.filter(isStatic)) }
}

function namesIn(declarations: readonly ImportDeclaration[]): ReadonlySet<string> {
  return new Set(declarations.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)))
}

/** `import { name } from 'source'`, as a node of a page. */
function importNode(name: string, source: string): EsmNode {
  const identifier = { type: 'Identifier', name } as const
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
        source: { type: 'Literal', value: source },
        attributes: [],
      },
    ],
  }
  return { type: 'mdxjsEsm', value: '', data: { estree } }
}

/** The parts of an MDX element that this file uses. */
interface JsxElement {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'
  name: string | null
  attributes: Array<MdxJsxAttribute | MdxJsxExpressionAttribute>
  position?: { start: { line: number; column: number } }
}

/** Reports a fault at a place in the page. */
type Refuse = (element: JsxElement, reason: string) => never

/** Whether a top-level node of the page is a component that React renders in the browser. */
function isInteractive(node: unknown): boolean {
  return isJsxElement(node) && node.name !== null && INTERACTIVE_COMPONENTS.has(node.name)
}

/**
 * Reports an interactive component that the page doesn't import. MDX's own error names no file.
 *
 * @param imported - all names that the page imports
 */
function assertImported(node: unknown, imported: ReadonlySet<string>, refuse: Refuse): void {
  if (!isJsxElement(node) || node.name === null || imported.has(node.name)) return
  const source = INTERACTIVE_COMPONENTS.get(node.name)
  refuse(node, `it is not imported. Write "import { ${node.name} } from '${source}'" above the text.`)
}

/**
 * Reports nodes that would stop working because the browser gets no code for them.
 *
 * @param imported - names that the page imports from folders of static components
 */
function assertStatic(node: RootContent, imported: ReadonlySet<string>, refuse: Refuse): void {
  visit(node, (child: unknown) => {
    if (!isJsxElement(child)) return
    const handler = child.attributes.some(
      (attribute) => 'name' in attribute && /^on[A-Z]/.test(attribute.name),
    )
    if (handler) refuse(child, `an event handler needs a component of its own, listed as interactive.`)
    if (child.name === null || !/^[A-Z]/.test(child.name)) return
    if (INTERACTIVE_COMPONENTS.has(child.name)) {
      refuse(child, 'it must be at the top level of the page, not inside another element.')
    }
    if (!STATIC_COMPONENTS.has(child.name) && !imported.has(child.name)) {
      refuse(child, unknownComponent(child.name, imported))
    }
  })
}

function unknownComponent(name: string, imported: ReadonlySet<string>): string {
  const near = closest(name, [...STATIC_COMPONENTS, ...INTERACTIVE_COMPONENTS.keys(), ...imported])
  const meant = near === undefined ? '' : ` Is <${near}> meant?`
  return `it is listed nowhere.${meant} A new component belongs in src/features/fast-pages/islands/compile/known-components.ts: in STATIC_COMPONENTS if it has no state, effects or event handlers, else in INTERACTIVE_COMPONENTS.`
}

function isJsxElement(node: unknown): node is JsxElement {
  const { type } = node as { type: string }
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'
}
