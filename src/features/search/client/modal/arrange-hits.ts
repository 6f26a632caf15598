import { plainText } from '@site/src/features/search/client/marked-text'
import type { Batches } from '@site/src/features/search/client/shown'
import type { SearchHit } from '@site/src/features/search/engine/types'

/** One column of a row's lines: they lead from a hit to the hits below it. */
export type TreeMark = 'none' | 'pass' | 'branch' | 'last'

export interface HitRow {
  hit: SearchHit
  /** A column for each hit above it; empty if there is none. */
  tree: readonly TreeMark[]
  /** The headings between the hit above it, or the page, and its own. */
  path: readonly string[]
}

/** The hits of one page. */
export interface HitGroup {
  section: string
  page: string
  rows: readonly HitRow[]
}

interface Node {
  hit: SearchHit
  /** The headings from below the page's title to its own. */
  trail: readonly string[]
  above: Node | undefined
  below: Node[]
}

/** Arranges hits under their pages, each batch by itself. */
export function arrangeHits(batches: Batches): HitGroup[] {
  return batches.flatMap((batch) => byPage(batch).map(getGroup))
}

function byPage(hits: readonly SearchHit[]): SearchHit[][] {
  const pages = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const address = hit.url.replace(/#.*/, '')
    pages.set(address, [...(pages.get(address) ?? []), hit])
  }
  return [...pages.values()]
}

function getGroup(hits: readonly SearchHit[]): HitGroup {
  const nodes: Node[] = []
  for (const hit of hits) nodes.push(getNode(hit, nodes))
  const tops = nodes.filter(({ above }) => above === undefined)
  return {
    section: hits[0]?.section ?? '',
    page: hits[0]?.page ?? '',
    rows: tops.flatMap((node) => getRows(node, [])),
  }
}

/** Places a hit below the nearest section among better hits only, so that the best hit stays the first. */
function getNode(hit: SearchHit, better: readonly Node[]): Node {
  const trail = hit.isPage ? [] : [...hit.path, plainText(hit.title)]
  const above = better
    .filter((node) => node.trail.length < trail.length && node.trail.every((name, at) => name === trail[at]))
    .sort((one, other) => other.trail.length - one.trail.length)[0]
  const node: Node = { hit, trail, above, below: [] }
  above?.below.push(node)
  return node
}

function getRows({ hit, trail, above, below }: Node, tree: readonly TreeMark[]): HitRow[] {
  const row = { hit, tree, path: trail.slice(above?.trail.length ?? 0, -1) }
  const columns = tree.map((mark) => (mark === 'branch' || mark === 'pass' ? 'pass' : 'none'))
  const others = below.flatMap((node, at) =>
    getRows(node, [...columns, at === below.length - 1 ? 'last' : 'branch']),
  )
  return [row, ...others]
}
