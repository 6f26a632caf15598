import { statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { readRedirects } from '../../src/config/read-redirects'
import { findRedirect } from '../../src/config/redirects'
import { BUILD, readBuiltPages, type BuiltPage } from './built-pages'

const ORIGIN = 'https://internal.example'

const pages = readBuiltPages()
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
  const script = /location\.href = '([^']+)'/.exec($('script').text())?.[1] ?? 'no address in the script'
  return [...linked, refresh.replace(/^.*url=/, ''), script]
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

/** The fault of an address, or `undefined`. Addresses on other sites are not requested. */
function faultOf(address: string, from: BuiltPage): string | undefined {
  const url = new URL(address, ORIGIN + from.address)
  if (url.origin !== ORIGIN && url.origin !== published) return undefined
  const file = fileFor(url.pathname)
  if (file === undefined) return `${address}: no such file`
  const id = decodeURIComponent(url.hash.slice(1))
  if (id === '') return undefined
  return idsByFile.get(file)?.has(id) === false ? `${address}: no such id` : undefined
}

describe('links', () => {
  it.each(pages)('of $address lead somewhere', (page) => {
    const addresses = new Set(addressesOn(page))
    expect([...addresses].map((address) => faultOf(address, page)).filter(Boolean)).toEqual([])
  })

  it.each(pages)('of $address have an address, which search engines need to follow them', ({ $ }) => {
    expect($('a').length + $('meta[http-equiv=refresh]').length).toBeGreaterThan(0)
    const without = $('a:not([href]), a[href=""]').toArray()
    expect(without.map((element) => $.html(element))).toEqual([])
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
