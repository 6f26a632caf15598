import { expect, it } from 'vitest'

import { SITE } from '../../src/config/site'
import { readBuiltPages } from './built-pages'

/** Of pages that have the frame of the site. */
const pages = readBuiltPages().filter(({ kind }) => kind !== 'redirect')

it('a site that names no repository of its own offers no page to edit', () => {
  expect(pages.length).toBeGreaterThan(0)
  const editable = pages.filter(({ $ }) => $('.theme-edit-this-page, a[href*="/edit/"]').length > 0)
  expect(editable.map(({ address }) => address)).toEqual([])
})

it('what leads to the repository of the library says whose it is', () => {
  const links = pages.flatMap(({ $ }) =>
    $(`:is(nav, footer) a[href="${SITE.repositoryUrl}"]`)
      .toArray()
      .map((link) => $(link).attr('aria-label') ?? $(link).text()),
  )
  expect(new Set(links)).toEqual(new Set(['Redux Toolkit on GitHub']))
})
