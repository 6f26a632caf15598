import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { BUILD, readBuiltPages } from './built-pages'

/** The form that the bundler gives classes of CSS modules: the name, and a hash that has a digit or a capital in it. */
const MODULE_CLASS = /^[A-Za-z][\w-]*_(?=\w*[A-Z\d])[\w-]{4}$/

const folder = path.join(BUILD, 'assets/css')
const styles = readdirSync(folder)
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')

const pages = readBuiltPages().filter(({ kind }) => kind !== 'redirect')

describe('the styles', () => {
  it('of components that only the server renders are there', () => {
    const used = new Map<string, string>()
    for (const { $, address } of pages) {
      for (const element of $('[class]').toArray()) {
        const classes = ($(element).attr('class') ?? '').split(/\s+/)
        for (const name of classes) if (MODULE_CLASS.test(name)) used.set(name, address)
      }
    }
    const missing = [...used].filter(([name]) => !styles.includes(`.${name}`))
    expect(missing).toEqual([])
    expect([...used.keys()].join(' ')).toMatch(/\badmonition_\w/)
    expect(used.size).toBeGreaterThan(50)
  })
})
