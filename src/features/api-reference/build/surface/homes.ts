import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Root } from 'mdast'
import { isSeq, LineCounter, parseDocument, type Node as YamlNode } from 'yaml'

import { listPages } from '../../../../lib/build/list-pages'
import { parseMdx } from '../../../../lib/build/parse-mdx'
import type { TablePosition, TableDiagnostic } from './options-table'

/** A name in the field `exports` of a page's front matter: the page explains that export. */
export interface Home {
  name: string
  place: TablePosition
}

const FORM = '"exports" lists the names that the page explains: exports: [createSlice, Slice].'

/** Reads which exports a page is the home of. */
export function readHomes(tree: Root): { homes: Home[]; diagnostics: TableDiagnostic[] } {
  const [first] = tree.children
  if (first?.type !== 'yaml') return { homes: [], diagnostics: [] }
  const counter = new LineCounter()
  const document = parseDocument(first.value, { lineCounter: counter })
  // The text starts on the line below the opening mark.
  const getPlace = (node: YamlNode): TablePosition => {
    const { line, col } = counter.linePos(node.range?.[0] ?? 0)
    return { line: line + 1, column: col }
  }
  const list = document.get('exports', true) as YamlNode | undefined
  if (list === undefined) return { homes: [], diagnostics: [] }
  if (!isSeq<YamlNode>(list)) return { homes: [], diagnostics: [{ ...getPlace(list), message: FORM }] }
  const homes: Home[] = []
  const diagnostics: TableDiagnostic[] = []
  for (const item of list.items) {
    const name: unknown = item.toJSON()
    if (typeof name === 'string') homes.push({ name, place: getPlace(item) })
    else diagnostics.push({ ...getPlace(item), message: FORM })
  }
  return { homes, diagnostics }
}

const FRONT_MATTER = /^---\r?\n[^]*?\r?\n---/

/**
 * Reads which exports all pages are the home of. Faults are left to the gate.
 *
 * @returns the names by the page's path from the site's folder, without pages that are no home
 */
export function readAllHomes(siteDir: string): ReadonlyMap<string, readonly string[]> {
  const homes = listPages(siteDir).map((page) => {
    const [frontMatter = ''] = FRONT_MATTER.exec(readFileSync(path.join(siteDir, page), 'utf8')) ?? []
    return [page, readHomes(parseMdx(frontMatter)).homes.map(({ name }) => name)] as const
  })
  return new Map(homes.filter(([, names]) => names.length > 0))
}
