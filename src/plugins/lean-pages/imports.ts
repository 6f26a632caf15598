import type { ImportDeclaration, Program } from 'estree'
import type { Root } from 'hast'

import { STATIC_SOURCES } from './components'

/** A block of `import` and `export` in a page. */
interface EsmNode {
  type: 'mdxjsEsm'
  value: string
  data?: { estree?: Program | null }
}

/** Names that a page imports from where everything is static. */
export function staticImportsOf(tree: Root): ReadonlySet<string> {
  const statements = (tree.children as Array<{ type: string }>)
    .filter((node): node is EsmNode => node.type === 'mdxjsEsm')
    .flatMap((node) => node.data?.estree?.body ?? [])
  return new Set(
    statements
      .filter((statement): statement is ImportDeclaration => statement.type === 'ImportDeclaration')
      .filter(({ source }) => STATIC_SOURCES.some((folder) => String(source.value).startsWith(folder)))
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  )
}

/** `import { name } from 'source'`, as a node of a page. */
export function importNode(name: string, source: string): EsmNode {
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
