import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { aPage } from '../testing/a-page'
import { addNames, readNames } from './step'

describe('the names that pages are the home of', () => {
  it('are those of their front matter, by their addresses', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'names-'))
    for (const folder of ['docs/api', 'src/pages']) mkdirSync(path.join(site, folder), { recursive: true })
    writeFileSync(
      path.join(site, 'docs/api/retry.mdx'),
      '---\nid: retry\nexports: [retry]\n---\n\n# {not read',
    )
    writeFileSync(path.join(site, 'docs/guide.mdx'), '---\nid: guide\n---\n')
    expect([...readNames(site)]).toEqual([['/api/retry', ['retry']]])
  })

  it('are added to the first record of the page, below any base URL', () => {
    const records = aPage('retry', [
      { level: 1, heading: 'retry', content: 'Tries again.' },
      { level: 2, heading: 'Options', anchor: 'options', content: 'How often.' },
    ]).map((record) => ({ ...record, url: record.url.replace('.org/', '.org/docs/') }))
    const added = addNames(records, new Map([['/retry', ['retry']]]), '/docs/')
    expect(added.map(({ names }) => names)).toEqual([['retry'], undefined])
  })
})
