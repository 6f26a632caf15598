import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { parseMdx } from '../../../../lib/build/parse-mdx'
import { readHomes, type Home } from './homes'
import { readOptionsTable, type OptionsTable } from './options-table'

/** The parts of a page about the library's exports and types. */
export interface ReferencePage {
  /** Path from the site's folder, with forward slashes. */
  path: string
  text: string
  tables: OptionsTable[]
  /** The exports that the page is the home of. */
  homes: Home[]
  /** The names in headings, in the first cells of table rows, and in imports. */
  shown: Set<string>
  diagnostics: Diagnostic[]
  /** Whether the page is not valid MDX and so couldn't be read. The check of the samples reports where. */
  isUnreadable?: true
}

/**
 * Reads the parts of a page that have to agree with the library's declarations.
 *
 * @param path - path of the page from the site's folder, with forward slashes
 * @param text - the whole MDX file
 */
export function readReference(path: string, text: string): ReferencePage {
  const page: ReferencePage = { path, text, tables: [], homes: [], shown: new Set(), diagnostics: [] }
  let tree: Root
  try {
    tree = parseMdx(text)
  } catch {
    return { ...page, isUnreadable: true }
  }
  const { homes, diagnostics } = readHomes(tree)
  page.homes = homes
  page.diagnostics.push(...diagnostics.map((diagnostic) => ({ page: path, ...diagnostic })))
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Options') {
      collectShown(node, page.shown)
      return undefined
    }
    const read = readOptionsTable(node)
    page.diagnostics.push(...read.diagnostics.map((diagnostic) => ({ page: path, ...diagnostic })))
    if (read.diagnostics.length === 0) page.tables.push(read.table)
    // The second code in the first cell of a row is a type, so the names in it aren't shown there.
    for (const { name } of read.table.rows) collectNames(name, page.shown)
    return SKIP
  })
  page.diagnostics.push(...anchorDiagnostics(page, tree))
  return page
}

function collectShown(node: Nodes, shown: Set<string>): void {
  const add = (text: string): void => collectNames(text, shown)
  if (node.type === 'heading') add(toString(node, { includeHtml: false }))
  if (node.type === 'tableRow' && node.children[0]) {
    for (const cell of node.children[0].children) if (cell.type === 'inlineCode') add(cell.value)
  }
  if (node.type === 'code') {
    for (const [, names = ''] of node.value.matchAll(
      /^import (?:type )?\{([^}]*)\} from '@reduxjs\/toolkit/gm,
    ))
      add(names)
  }
}

function collectNames(text: string, shown: Set<string>): void {
  for (const [name] of text.matchAll(/[\w$]+/g)) shown.add(name)
}

function anchorDiagnostics({ path, tables }: ReferencePage, tree: Root): Diagnostic[] {
  const taken = new Set<string>()
  visit(tree, 'heading', (heading) => {
    for (const child of heading.children) {
      const id = child.type === 'mdxTextExpression' && /^\/\* #([\w-]+) \*\/$/.exec(child.value)?.[1]
      if (id) taken.add(id)
    }
  })
  const diagnostics: Diagnostic[] = []
  for (const { place, id } of tables.flatMap(({ rows }) => rows)) {
    const remedy = 'give the table another beginning, like <Options of="…" id="create-thunk">.'
    if (taken.has(id))
      diagnostics.push({ page: path, ...place, message: `The anchor #${id} is taken; ${remedy}` })
    taken.add(id)
  }
  return diagnostics
}
