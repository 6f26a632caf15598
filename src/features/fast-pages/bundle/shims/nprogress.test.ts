// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it, vi } from 'vitest'

import nprogress from './nprogress'

const THEME = '@docusaurus/theme-classic/lib/nprogress.js'

it('shows one bar while a page is loading', () => {
  Element.prototype.animate = vi.fn()
  nprogress.start()
  nprogress.start()
  expect(document.querySelectorAll('#nprogress > .bar')).toHaveLength(1)
  nprogress.done()
  nprogress.done()
  expect(document.querySelector('#nprogress')).toBeNull()
})

it('has all functions that the theme calls', () => {
  const theme = readFileSync(createRequire(import.meta.url).resolve(THEME), 'utf8')
  const called = [...theme.matchAll(/nprogress\.(\w+)\(/g)].map(([, name]) => name)
  expect([...new Set(called)].sort()).toEqual(Object.keys(nprogress).sort())
})
