import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { readRedirects } from '../../src/config/read-redirects'
import { findRedirect } from '../../src/config/redirects'
import { SITE } from '../../src/config/site'
import {
  readLinkableIds,
  PUBLISHED_IDS_FILE,
  RECORD_COMMAND,
  type PublishedIds,
} from '../../src/features/built-site/heading-ids/published-ids'
import { ALIASES_FILE } from '../../src/features/built-site/heading-ids/read-aliases'
import { readTryHash } from '../../src/features/sample-editor/client/share/hash'
import { issueAddress } from '../../src/features/page-actions/feedback/issue-address'
import { libraryDirectory, readLibraryVersion } from '../../src/lib/build/library-files'
import { BUILD, readBuiltPages, type BuiltPage } from './built-pages'
import { lostIds } from './lost-ids'

const ORIGIN = 'https://internal.example'
/** What servers and mail programs take as an address without a doubt. */
const LONGEST = 2000

const pages = readBuiltPages()
const docsPages = pages.filter(({ kind }) => kind === 'docs')
/** The ids of each page, by its file. */
const idsByFile = new Map(
  pages.map(({ file, $ }) => {
    const elements = $('[id]').toArray()
    return [file, new Set(elements.map(({ attribs }) => attribs.id))] as const
  }),
)
const isFile = new Map<string, boolean>()

/** The origin that the build names in its canonical links: an absolute link to it is internal too. */
const published = new URL(
  pages
    .find(({ address }) => address === '/')
    ?.$('[rel=canonical]')
    .attr('href') ?? ORIGIN,
).origin

/** Every address that a page leads to or loads. */
function addressesOn({ $, kind }: BuiltPage): string[] {
  const linked = $('[href], [src]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
  if (kind !== 'redirect') return linked
  const refresh = $('meta[http-equiv=refresh]').attr('content') ?? ''
  // The canonical address, which is among those that are linked.
  const script = $('script').text().includes("location.href = document.querySelector('[rel=canonical]').href")
    ? []
    : ['no address in the script']
  return [...linked, refresh.replace(/^.*url=/, ''), ...script]
}

/** The file of the build that answers a path, as the host finds it. */
function fileFor(pathname: string): string | undefined {
  const name = decodeURIComponent(pathname).replace(/^\//, '')
  return [name, `${name}.html`, path.posix.join(name, 'index.html')].find(isInBuild)
}

/** Most pages link to the same files, so the disk is asked once for each. */
function isInBuild(file: string): boolean {
  const known =
    isFile.get(file) ?? statSync(path.join(BUILD, file), { throwIfNoEntry: false })?.isFile() ?? false
  isFile.set(file, known)
  return known
}

/** As `samplesById` of the editor names them, but for those of demos. */
function samplesOn({ $ }: BuiltPage): ReadonlySet<string> {
  const samples = new Set<string>()
  let section = ''
  let count = 0
  for (const { attribs } of $(':is(h2, h3, h4)[id], [data-sample]:not([data-live-demo] *)').toArray()) {
    if (attribs['data-sample'] === undefined) {
      section = encodeURIComponent(attribs.id ?? '')
      count = 0
    } else {
      count += 1
      samples.add(`${section}~${count}`)
    }
  }
  return samples
}

/** The fault of an address, or `undefined`. Addresses on other sites are not requested. */
function getFault(address: string, from: BuiltPage): string | undefined {
  const url = new URL(address, ORIGIN + from.address)
  if (url.origin !== ORIGIN && url.origin !== published) return undefined
  const file = fileFor(url.pathname)
  if (file === undefined) return `${address}: no such file`
  const id = decodeURIComponent(url.hash.slice(1))
  if (id === '') return undefined
  const asked = readTryHash(url.hash)
  if (asked !== undefined) {
    const target = pages.find((page) => page.file === file)
    const isThere = target && 'sample' in asked && samplesOn(target).has(String(asked.sample))
    return isThere ? undefined : `${address}: no such sample`
  }
  return idsByFile.get(file)?.has(id) === false ? `${address}: no such id` : undefined
}

describe('links', () => {
  it.each(pages)('of $address lead somewhere', (page) => {
    const addresses = new Set(addressesOn(page))
    // An address is what search engines need to follow one.
    expect(page.$('a:not([href]), a[href=""]')).toHaveLength(0)
    expect([...addresses].map((address) => getFault(address, page)).filter(Boolean)).toEqual([])
  })

  it('avoid addresses that only redirect', () => {
    const redirects = readRedirects('.')
    const detours = pages
      .filter(({ kind }) => kind !== 'redirect')
      .flatMap((page) => addressesOn(page).map((address) => ({ file: page.file, address })))
      .filter(({ address }) => findRedirect(address.split(/[?#]/, 1)[0] ?? '', redirects) !== undefined)
    expect(detours).toEqual([])
  })
})

describe('links that were ever given out', async () => {
  const linkable = await readLinkableIds(BUILD)
  const published = JSON.parse(readFileSync(PUBLISHED_IDS_FILE, 'utf8')) as PublishedIds

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

describe('links that the library prints', () => {
  const dist = path.join(libraryDirectory('.'), 'dist')
  const bundles = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.modern.mjs'),
  )
  const printed = bundles.flatMap((name) => {
    const text = readFileSync(path.join(dist, name), 'utf8')
    return [...text.matchAll(/https:\/\/redux-toolkit\.js\.org(\/[\w/#-]*)/g)].map(([, found = '']) => found)
  })

  it('lead to a page, and to the place on it', () => {
    const addresses = new Set(printed.filter((address) => address !== '/Errors'))
    expect(addresses.size).toBeGreaterThan(2)
    const at = pages.find(({ file }) => file === '404.html')
    expect([...addresses].map((address) => at && getFault(address, at)).filter(Boolean)).toEqual([])
  })
})

describe('previous and next', () => {
  it('name no two pages alike', () => {
    const named = new Map<string, string>()
    const steps = docsPages.flatMap(({ $ }) =>
      $('.pagination-nav__link')
        .toArray()
        .map((link) => [$(link).find('.pagination-nav__label').text(), link.attribs.href ?? ''] as const),
    )
    for (const [label, address] of steps) named.set(label, address)
    const ambiguous = steps.filter(([label, address]) => named.get(label) !== address)
    expect(steps.length).toBeGreaterThan(docsPages.length)
    expect(ambiguous, 'Give one of them a "pagination_label" in its front matter.').toEqual([])
  })
})

describe('links to repositories', () => {
  const framed = pages.filter(({ kind }) => kind !== 'redirect')

  it('lead nowhere to edit or report where no repository is named', () => {
    expect(docsPages.length).toBeGreaterThan(0)
    const found = framed.filter(
      ({ $, html, kind }) =>
        $('.theme-edit-this-page, a[href*="/edit/"]').length > 0 ||
        (kind === 'docs' && html.includes('issues/new')),
    )
    expect(found.map(({ address }) => address)).toEqual([])
  })

  it('say whose they are where they lead to that of the library', () => {
    const links = framed.flatMap(({ $ }) =>
      $(`:is(nav, footer) a[href="${SITE.repositoryUrl}"]`)
        .toArray()
        .map((link) => $(link).attr('aria-label') ?? $(link).text()),
    )
    expect(new Set(links)).toEqual(new Set(['Redux Toolkit on GitHub']))
  })

  it('have an address that is short enough, for an issue about any heading', () => {
    const config = {
      repositoryUrl: `https://github.com/${'o'.repeat(39)}/${'n'.repeat(100)}`,
      libraryVersion: readLibraryVersion(libraryDirectory('.')),
    }
    const addresses = docsPages.flatMap(({ $ }) => {
      const place = { title: $('h1').text(), url: $('link[rel=canonical]').attr('href') ?? '' }
      return $('main :is(h2, h3, h4, dt)[id]')
        .toArray()
        .map((element) => ({ id: element.attribs.id ?? '', text: $(element).text() }))
        .map((heading) => issueAddress(config, { ...place, heading }))
    })
    expect(addresses.length).toBeGreaterThan(100)
    expect(addresses.filter((address) => address.length > LONGEST)).toEqual([])
  })
})
