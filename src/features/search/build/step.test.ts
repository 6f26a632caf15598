import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { aPage } from '../testing/a-page'
import { addNames, addSearches, readNames } from './step'

const records = aPage('pagination', [
  { level: 1, heading: 'Pagination', content: 'Lists in pages.' },
  { level: 2, heading: 'Previous data', anchor: 'previous', content: 'Data of the last argument.' },
  { level: 0, heading: '', anchor: 'previous', content: 'Its continuation.' },
]).map((record) => {
  const [objectID, url] = [record.objectID, record.url].map((one) => one.replace('.org/', '.org/base/'))
  return { ...record, objectID: objectID ?? '', url: url ?? '' }
})
const file = 'docs/pagination.search.yaml'
const sections = [
  { place: '/pagination', line: 2, searches: ['split a long list'] },
  { place: '/pagination#previous', line: 4, searches: ['list flickers', 'keep old rows'] },
]

describe('what readers ask', () => {
  it('is added to the record of the page or the section, not to its continuation', () => {
    const added = addSearches(records, [{ file, sections }], '/base/')
    const searches = ['split a long list', 'list flickers\nkeep old rows', undefined]
    expect(added.map((record) => record.searches)).toEqual(searches)
  })

  it('stops the build if a page or section is not there, with the file and the line of each', () => {
    const gone = ['/gone', '/pagination#gone'].map((place, at) => ({ place, line: at + 7, searches: ['x'] }))
    expect(() => addSearches(records, [{ file, sections: [...sections, ...gone] }], '/base/')).toThrow(
      `${file}:7: /gone is not on the site: correct or remove its searches.\n${file}:8: /pagination#gone is not`,
    )
  })
})

describe('the names that pages are the home of', () => {
  it('are those of their front matter, by their addresses', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'names-'))
    for (const folder of ['docs/api', 'src/pages']) mkdirSync(path.join(site, folder), { recursive: true })
    writeFileSync(path.join(site, 'docs/api/retry.mdx'), '---\nexports: [retry]\n---\n\n# {not read')
    writeFileSync(path.join(site, 'docs/guide.mdx'), '---\nid: guide\n---\n')
    expect([...readNames(site)]).toEqual([['/api/retry', ['retry']]])
  })

  it('are added to the first record of the page', () => {
    const added = addNames(records, new Map([['/pagination', ['paginate']]]), '/base/')
    expect(added.map(({ names }) => names)).toEqual([['paginate'], undefined, undefined])
  })
})
