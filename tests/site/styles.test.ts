import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { describe, expect, it } from 'vitest'

import { BUILD, readBuiltPages } from './built-pages'

/** The form that the bundler gives classes of CSS modules: the name, and a hash that has a digit or a capital in it. */
const MODULE_CLASS = /^[A-Za-z][\w-]*_(?=\w*[A-Z\d])[\w-]{4}$/

const pages = readBuiltPages().filter(({ kind }) => kind !== 'redirect')

describe('the styles of a page', () => {
  it('are linked from it, so that it looks right before its scripts are there', () => {
    const used = new Set<string>()
    const missing: string[] = []
    for (const { $, address } of pages) {
      const styles = stylesOf($)
      for (const name of moduleClassesIn($)) {
        used.add(name)
        if (!styles.includes(`.${name}`)) missing.push(`${address}: ${name}`)
      }
    }
    expect(missing).toEqual([])
    expect([...used].join(' ')).toMatch(/\badmonition_\w/)
    expect(used.size).toBeGreaterThan(50)
  })

  it('of the home page and of demos are linked from no page that lacks them', () => {
    const sheets = new Set(pages.flatMap(({ $ }) => sheetsOf($)))
    expect(sheets.size).toBeGreaterThan(3)
    const plain = pages.find(({ address }) => address === '/api/configureStore')
    expect(plain && sheetsOf(plain.$)).toHaveLength(1)
  })
})

function moduleClassesIn($: CheerioAPI): ReadonlySet<string> {
  const names = $('[class]')
    .toArray()
    .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/))
  return new Set(names.filter((name) => MODULE_CLASS.test(name)))
}

function sheetsOf($: CheerioAPI): string[] {
  return $('link[rel=stylesheet]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
}

function stylesOf($: CheerioAPI): string {
  return sheetsOf($)
    .map((href) => readFileSync(path.join(BUILD, href), 'utf8'))
    .join('\n')
}
