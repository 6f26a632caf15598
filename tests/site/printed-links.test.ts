import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { libraryDirectory } from '../../src/lib/build/library-files'
import { readBuiltPages } from './built-pages'

const DIST = path.join(libraryDirectory('.'), 'dist')

/** The addresses of this site that the library prints, as path and hash. */
function printedLinks(): string[] {
  const bundles = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.modern.mjs'),
  )
  const found = bundles.flatMap((name) => {
    const text = readFileSync(path.join(DIST, name), 'utf8')
    return [...text.matchAll(/https:\/\/redux-toolkit\.js\.org(\/[\w/#-]*)/g)].map(
      ([, address = '']) => address,
    )
  })
  return [...new Set(found)].filter((address) => address !== '/Errors')
}

describe('what the library prints', () => {
  const pages = readBuiltPages()

  it('links to this site', () => {
    expect(printedLinks().length).toBeGreaterThan(2)
  })

  it.each(printedLinks())('%s leads to a page, and to the place on it', (address) => {
    const [page, hash] = address.split('#')
    const built = pages.find((candidate) => candidate.address === page)
    expect(built, `${page} was not built`).toBeDefined()
    if (hash !== undefined) expect(built?.$(`[id="${hash}"]`).length, `${page} has no #${hash}`).toBe(1)
  })
})
