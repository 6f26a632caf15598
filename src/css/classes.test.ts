import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import sidebars from '../../sidebars'
import * as codeClasses from '../lib/code-classes'

it('the styles of code blocks use the classes of the table, each of them', () => {
  const css = ['code.css', 'code-bar.css', 'code-results.css', 'code-tokens.css']
    .map((name) => readFileSync(`src/css/${name}`, 'utf8'))
    .join('\n')
  const selectors = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)].map(
    ([, text = '']) => text,
  )
  const classes = selectors.flatMap((text) =>
    [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
  )
  expect([...new Set(classes)].sort()).toEqual(Object.values(codeClasses).sort())
})

interface Entry {
  label: string
  className: string
  items?: Array<Entry | string>
}

const rules = readFileSync('src/css/navigation.css', 'utf8').matchAll(
  /^\.((?:tens|ones)-\d) \{\s*--\w+: '(\d)'/gm,
)
const digits = new Map([...rules].map(([, name = '', digit = '']) => [name, digit]))
const sections = Object.values(sidebars).flat() as Entry[]

function countPages(entry: Entry | string): number {
  if (typeof entry === 'string' || entry.items === undefined) return 1
  return entry.items.reduce<number>((sum, item) => sum + countPages(item), 0)
}

describe('the count of pages beside a closed section', () => {
  it.each(sections)('of $label is shown', (section) => {
    const shown = section.className.split(' ').map((name) => digits.get(name))
    expect(shown.join('')).toBe(String(countPages(section)))
  })

  it('has a rule for every digit, so that a page can be added', () => {
    expect([...digits.keys()].filter((name) => name.startsWith('ones'))).toHaveLength(10)
    expect([...digits.keys()].filter((name) => name.startsWith('tens'))).toHaveLength(9)
    for (const [name, digit] of digits) expect(name.endsWith(`-${digit}`)).toBe(true)
  })
})
