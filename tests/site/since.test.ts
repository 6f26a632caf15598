import { describe, expect, it } from 'vitest'

import { readSince } from '../../src/features/api-reference/build/since/read-since'
import { readBuiltPages, type BuiltPage } from './built-pages'

const ledger = readSince('.')
const pages = readBuiltPages()

/** The ids of a page and what their badges say, in the order of the page. */
function badgesOf(page: BuiltPage): [string, string][] {
  return page
    .$('.since')
    .toArray()
    .map((badge) => {
      const place = page.$(badge).closest('[id]')
      return [place.attr('id') ?? '', page.$(badge).text()]
    })
}

describe('badges', () => {
  it.each(Object.entries(ledger))('of %s are where the ledger says', (address, since) => {
    const page = pages.find((candidate) => candidate.address === address)
    const expected = Object.entries(since).map(([id, version]) => [id, `since version ${version}`])
    expect(page && badgesOf(page).sort()).toEqual(expected.sort())
  })

  it('are on no other page', () => {
    const others = pages.filter(({ $, address }) => !(address in ledger) && $('.since').length > 0)
    expect(others.map(({ address }) => address)).toEqual([])
  })

  it('are no part of the table of contents', () => {
    const listed = pages.flatMap(({ $ }) =>
      $('.table-of-contents a')
        .toArray()
        .map((link) => $(link).text()),
    )
    expect(listed.length).toBeGreaterThan(0)
    expect(listed.filter((text) => text.includes('since version'))).toEqual([])
  })
})
