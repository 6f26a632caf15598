import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

import { createInstalledSurface } from '../surface/surface-cache'

it('the index of exports names every export of the main entry point in a table', { timeout: 60_000 }, () => {
  const { exports } = createInstalledSurface(path.resolve('.'))
  const page = readFileSync('docs/api/other-exports.mdx', 'utf8')
  const cells = page.split('\n').filter((line) => line.startsWith('|'))
  const named = new Set(cells.flatMap((line) => [...line.matchAll(/`([\w$]+)/g)].map(([, name]) => name)))
  const main = exports.filter(({ entries }) => entries.includes('@reduxjs/toolkit'))
  expect(main.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
  expect(page).toContain(`exports ${main.filter(({ kind }) => kind === 'value').length} values`)
})
