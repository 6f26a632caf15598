import type { ImportDeclaration, Program } from 'estree'
import type { Root } from 'hast'

import { STATIC_SOURCES } from './known-components'

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
export function importsOf(tree: Root): PageImports {
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
