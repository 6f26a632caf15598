import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import sidebars from '../../../sidebars'

const FILE = 'src/css/navigation.css'
const rules = [...readFileSync(FILE, 'utf8').matchAll(/\.pages-(\d+) \{\s*--pages: '(\d+)'/g)]
const shown = new Map(rules.map(([, inClass = '', text = '']) => [inClass, text]))
const sections = Object.values(sidebars).flat() as Array<{ label: string; className: string }>

describe('the count of pages beside a closed section', () => {
  it.each(sections.map(({ label, className }) => [label, className.replace('pages-', '')]))(
    'of %s is shown',
    (_label, count) => {
      expect(shown.get(count), `Add .pages-${count} to ${FILE}.`).toBe(count)
    },
  )

  it('has no rule that no section needs', () => {
    const needed = new Set(sections.map(({ className }) => className.replace('pages-', '')))
    expect([...shown.keys()].filter((count) => !needed.has(count))).toEqual([])
    expect(needed.size).toBeGreaterThan(3)
  })
})
