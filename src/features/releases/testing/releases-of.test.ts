import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { readSince } from '../../api-reference/build/mdx'
import { readChanges } from '../build/read-changes'
import { readDoc, readDocs } from '../build/read-docs'
import { getReleases } from '../build'

const SEATS = readDoc(
  'docs/api/seats.mdx',
  "---\ntitle: 'Seats'\n---\n\n## Hold a seat: `hold` {/* #hold */}\n\n| `limit` | How many. |\n| `hold(id)` | Holds it. |\n",
)
const texts = { change: 'It is.', lookFor: 'It.', do: 'Nothing.' }

it('patches belong to their minor release, and the newest comes first', () => {
  const changes = {
    '2.9.1': { changes: { patched: { ...texts, at: ['/api/seats#hold'] } } },
    '2.10': { new: [{ name: 'Rows', at: ['/api/seats'] }] },
    '2.9': { changes: { first: { ...texts, at: ['/api/seats'] } } },
  }
  const releases = getReleases(changes, {}, [SEATS])
  expect(releases.map(({ version, changes: listed }) => [version, listed.map(({ id }) => id)])).toEqual([
    ['2.10', []],
    ['2.9', ['patched', 'first']],
  ])
  expect(releases[0]?.additions).toEqual([{ name: 'Rows', section: { path: '/api/seats', title: 'Seats' } }])
})

it('what has a badge is an addition, named by its heading or row, once', () => {
  const since = { '/api/seats': { hold: '2.9', 'seats-limit': '2.9', 'seats-hold': '2.9' } } as const
  const [release] = getReleases({}, since, [SEATS])
  expect(release?.additions.map(({ name, section }) => [name, section.path])).toEqual([
    ['Hold a seat: `hold`', '/api/seats#hold'],
    ['`limit`', '/api/seats#seats-limit'],
  ])
})

it('every badge has a name, and the styles can hide every release but the newest', () => {
  const releases = getReleases(readChanges('.').data, readSince('.'), readDocs('.'))
  const names = releases.flatMap(({ additions }) => additions.map(({ name }) => name))
  expect(names.filter((name) => /^[\w-]+-[\w-]+$/.test(name))).toEqual([])
  const styles = readFileSync('src/features/releases/client/Releases.module.css', 'utf8')
  const rules = styles.match(/:nth-child\(n \+ \d+\)/g) ?? []
  expect(rules.length, 'Add a line for the new release to Releases.module.css').toBeGreaterThanOrEqual(
    releases.length - 1,
  )
})
