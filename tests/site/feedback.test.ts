import { expect, it } from 'vitest'

import { issueAddress } from '../../src/features/page-actions/feedback/issue-address'
import { libraryDirectory, readLibraryVersion } from '../../src/lib/build/library-files'
import { readBuiltPages } from './built-pages'

it('a site that names no repository for feedback has no link to report problems', () => {
  const pages = readBuiltPages().filter(({ kind }) => kind === 'docs')
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.filter(({ html }) => html.includes('issues/new')).map(({ file }) => file)).toEqual([])
})

/** What servers and mail programs take as an address without a doubt. */
const LONGEST = 2000

it('an issue about any heading has an address that is short enough', () => {
  const config = {
    repositoryUrl: `https://github.com/${'o'.repeat(39)}/${'n'.repeat(100)}`,
    libraryVersion: readLibraryVersion(libraryDirectory('.')),
  }
  const tooLong = readBuiltPages()
    .filter(({ kind }) => kind === 'docs')
    .flatMap(({ $ }) => {
      const place = { title: $('h1').text(), url: $('link[rel=canonical]').attr('href') ?? '' }
      const headings = $('main :is(h2, h3, h4, dt)[id]')
        .toArray()
        .map((element) => ({ id: element.attribs.id ?? '', text: $(element).text() }))
      return headings.map((heading) => issueAddress(config, { ...place, heading }))
    })
    .filter((address) => address.length > LONGEST)
  expect(tooLong).toEqual([])
})
