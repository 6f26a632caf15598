import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { describe, expect, it } from 'vitest'

import { readShortNames } from '../../src/features/fast-pages/short-variables'
import { BUILD, readBuiltPages } from './built-pages'

/** The form that the bundler gives classes of CSS modules: the name, and a hash that has a digit or a capital in it. */
const MODULE_CLASS = /^[A-Za-z][\w-]*_(?=\w*[A-Z\d])[\w-]{4}$/

const INFIMA = 'infima/dist/css/default/default.css'

const pages = readBuiltPages().filter(({ kind }) => kind !== 'redirect')

describe('the styles of a page', () => {
  it('are linked from it, so that it looks right before its scripts are there', () => {
    const used = new Set<string>()
    const missing: string[] = []
    for (const { $, address } of pages) {
      const styles = getStyles($)
      for (const name of classesIn($).filter((each) => MODULE_CLASS.test(each))) {
        used.add(name)
        if (!styles.includes(`.${name}`)) missing.push(`${address}: ${name}`)
      }
    }
    expect(missing).toEqual([])
    expect([...used].join(' ')).toMatch(/\badmonition_\w/)
    expect(used.size).toBeGreaterThan(50)
  })

  it('have all classes of Infima that a page uses, and few that none does', () => {
    const infima = new Set(namedIn(readFileSync(createRequire(import.meta.url).resolve(INFIMA), 'utf8')))
    const built = new Set(pages.flatMap(({ $ }) => namedIn(getStyles($))))
    const used = new Set(pages.flatMap(({ $ }) => classesIn($)).filter((name) => infima.has(name)))
    expect([...used].filter((name) => !built.has(name))).toEqual([])
    expect(used.size).toBeGreaterThan(30)
    // Neighbors: where removing a rule skips the next one, half of them stay.
    expect(
      ['col--offset-7', 'col--offset-8', 'col--10', 'col--11'].filter((name) => built.has(name)),
    ).toEqual([])
  })

  it('set all variables of the platform that they use, but those of the colors of callouts, which ours replace', () => {
    const css = [...new Set(pages.flatMap(({ $ }) => getSheets($)))].map(readSheet).join('\n')
    const isSet = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    const names = [...readShortNames('.')].filter(([, short]) => css.includes(`var(${short})`))
    const missing = names.filter(([, short]) => !isSet.has(short)).map(([name]) => name)
    expect(missing.filter((name) => !/^--ifm-color-[a-z]+-contrast-/.test(name))).toEqual([])
    expect(names.length).toBeGreaterThan(50)
  })

  it('of the home page and of demos are linked from no page that lacks them', () => {
    const sheets = new Set(pages.flatMap(({ $ }) => getSheets($)))
    expect(sheets.size).toBeGreaterThan(3)
    const plain = pages.find(({ address }) => address === '/api/createReducer')
    expect(plain && getSheets(plain.$)).toHaveLength(1)
  })
})

function classesIn($: CheerioAPI): string[] {
  const names = $('[class]')
    .toArray()
    .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/))
  return [...new Set(names)]
}

function namedIn(css: string): string[] {
  return [...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
}

function getSheets($: CheerioAPI): string[] {
  return $('link[rel=stylesheet]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
}

function getStyles($: CheerioAPI): string {
  return getSheets($).map(readSheet).join('\n')
}

const readSheet = (href: string): string => readFileSync(path.join(BUILD, href), 'utf8')
