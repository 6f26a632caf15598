import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { ALIASES_FILE } from '../../src/features/built-site/heading-ids/read-aliases'
import {
  readLinkableIds,
  PUBLISHED_IDS_FILE,
  RECORD_COMMAND,
  type PublishedIds,
} from '../../src/features/built-site/heading-ids/published-ids'
import { BUILD } from './built-pages'
import { lostIds } from './lost-ids'

const linkable = await readLinkableIds(BUILD)
const published = JSON.parse(readFileSync(PUBLISHED_IDS_FILE, 'utf8')) as PublishedIds

describe('links that were ever given out', () => {
  it.each(Object.entries(published))('to headings of %s still lead somewhere', (page, ids) => {
    const lost = lostIds(page, ids, linkable).map((id) => `#${id}`)
    const remedy = `Give the heading its old id again, or name its successor in ${ALIASES_FILE}, under ${page}: "old-id: new-id".`
    expect(lost, `${page} has no ${lost.join(', ')} any more. ${remedy}`).toEqual([])
  })

  it.each([...linkable])('to headings of %s are recorded', (page, ids) => {
    const recorded = new Set(published[page])
    const unknown = ids.filter((id) => !recorded.has(id))
    expect(unknown, `New ids on ${page}. Record them: ${RECORD_COMMAND}`).toEqual([])
  })
})
