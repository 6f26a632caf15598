import FlexSearch from 'flexsearch'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'

import { indexRecords, type FindMatches } from '../../src/features/search/engine/index-of-records'
import type { SearchRecord } from '../../src/features/search/shared/record'

/** A way to search the records. The others get the weights of ours where they take any, and no more tuning. */
export interface Engine {
  name: string
  build(records: readonly SearchRecord[]): Promise<FindMatches>
}

interface Entry {
  id: number
  heading: string
  page: string
  path: string
  content: string
  keywords: string
}

const FIELDS = ['heading', 'page', 'path', 'content', 'keywords'] as const
const WEIGHTS = { heading: 5, page: 3, path: 1.2, content: 1, keywords: 0.4 }

function entriesOf(records: readonly SearchRecord[]): Entry[] {
  return records.map(({ hierarchy, type, content, keywords }, id) => ({
    id,
    heading: type === 'content' ? '' : (hierarchy[type] ?? ''),
    page: hierarchy.lvl1,
    path: Object.values(hierarchy).filter(Boolean).join(' '),
    content: content ?? '',
    keywords: keywords ?? '',
  }))
}

const toMatches = (records: readonly SearchRecord[], ids: readonly number[]) =>
  ids.flatMap((id) => (records[id] ? [{ record: records[id], terms: new Set<string>() }] : []))

export const ENGINES: readonly Engine[] = [
  { name: 'ours (MiniSearch and ranking)', build: indexRecords },
  {
    name: 'MiniSearch plain',
    build(records) {
      const index = new MiniSearch<Entry>({ fields: [...FIELDS] })
      index.addAll(entriesOf(records))
      const options = { boost: WEIGHTS, fuzzy: 0.2, prefix: true }
      return Promise.resolve((query) =>
        toMatches(
          records,
          index.search(query, options).map(({ id }) => Number(id)),
        ),
      )
    },
  },
  {
    name: 'FlexSearch',
    build(records) {
      const index = new FlexSearch.Document({
        tokenize: 'forward',
        document: { id: 'id', index: [...FIELDS] },
      })
      for (const entry of entriesOf(records)) index.add({ ...entry })
      return Promise.resolve((query) => {
        const perField = index.search(query, { limit: 100, suggest: true })
        const scores = new Map<number, number>()
        for (const { field, result } of perField) {
          const weight = WEIGHTS[field as keyof typeof WEIGHTS]
          result.forEach((id, rank) =>
            scores.set(Number(id), (scores.get(Number(id)) ?? 0) + weight / (rank + 1)),
          )
        }
        const ids = [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id)
        return toMatches(records, ids)
      })
    },
  },
  {
    name: 'Fuse.js',
    build(records) {
      const keys = FIELDS.map((name) => ({ name, weight: WEIGHTS[name] }))
      const index = new Fuse(entriesOf(records), { keys, ignoreLocation: true, threshold: 0.3 })
      return Promise.resolve((query) =>
        toMatches(
          records,
          index.search(query.slice(0, 120), { limit: 20 }).map(({ item }) => item.id),
        ),
      )
    },
  },
]
