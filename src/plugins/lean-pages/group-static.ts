import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Element, Root, RootContent } from 'hast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { EXIT } from 'unist-util-visit'

import { INTERACTIVE, STATIC } from './components'

/**
 * Puts everything of a page that React need not own into `<StaticPart>` elements, one for each run of such nodes.
 */
export const rehypeGroupStatic: Plugin<[], Root> = () => (tree, file) => {
  const page = path.relative(file.cwd, file.path).replaceAll('\\', '/')
  if (!page.startsWith('docs/')) return
  const imported = staticImports(tree)
  const key = createHash('md5').update(`@site/${page}`).digest('hex').slice(0, 8)
  tree.children = group(tree.children, key, page, imported)
  ;(tree.children as unknown[]).unshift(importOfStaticPart())
}

function group(children: Root['children'], key: string, page: string, imported: ReadonlySet<string>): Root['children'] {
  const grouped: Root['children'] = []
  let run: Root['children'] = []
  let count = 0
  const flush = (): void => {
    if (run.some((node) => !isBlank(node))) grouped.push(partOf(`${key}-${count++}`, run))
    else grouped.push(...run)
    run = []
  }
  for (const child of children) {
    if ((child as { type: string }).type === 'mdxjsEsm') grouped.push(child)
    else if (isInteractive(child, page, imported)) {
      flush()
      grouped.push(child)
    } else run.push(child)
  }
  flush()
  return grouped
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function isInteractive(root: RootContent, page: string, imported: ReadonlySet<string>): boolean {
  let found = false
  visit(root as Root, (node) => {
    const { type, name, tagName } = node as unknown as { type: string; name?: string; tagName?: string }
    if (tagName === 'details') found = true
    if ((type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') && name && /^[A-Z]/.test(name)) {
      if (INTERACTIVE.has(name)) found = true
      else if (!STATIC.has(name) && !imported.has(name)) {
        throw new Error(
          `${page}: <${name}> is listed nowhere. Add it to src/plugins/lean-pages/components.ts: to STATIC if it has no state and no effects, else to INTERACTIVE.`,
        )
      }
    }
    return found ? EXIT : undefined
  })
  return found
}

function partOf(id: string, children: unknown[]): Element {
  const part = {
    type: 'mdxJsxFlowElement',
    name: 'StaticPart',
    attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
    children,
  }
  return part as unknown as Element
}

function importOfStaticPart(): unknown {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              {
                type: 'ImportSpecifier',
                imported: { type: 'Identifier', name: 'StaticPart' },
                local: { type: 'Identifier', name: 'StaticPart' },
              },
            ],
            source: { type: 'Literal', value: '@site/src/lean-pages/StaticPart' },
          },
        ],
      },
    },
  }
}

function staticImports(tree: Root): ReadonlySet<string> {
  const names = new Set<string>()
  for (const node of tree.children as unknown as Array<{ type: string; data?: { estree?: any } }>) {
    if (node.type !== 'mdxjsEsm') continue
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration' && /components\/diagrams/.test(statement.source.value))
        for (const { local } of statement.specifiers) names.add(local.name)
    }
  }
  return names
}
