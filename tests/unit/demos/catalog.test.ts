import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

import { DEMOS } from '../../../src/demos/catalog'
import { LOADERS } from '../../../src/demos/load'
import { findMissing } from '../../../src/plugins/demos/find-missing'

const FOLDER = 'src/demos'
/** Folders beside those of demos. */
const SHARED = ['kit', 'frame']

const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name))
  .map(({ name }) => name)

/** Addresses of the pages that embed a demo. */
function pagesWith(name: string): string[] {
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .filter((file) => readFileSync(path.join('docs', file), 'utf8').includes(`<LiveDemo name="${name}" />`))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\.mdx$/, '')}`)
}

test('the catalog and the loaders know every folder, and nothing else', () => {
  const catalog = DEMOS.map(({ name }) => name)
  expect(findMissing({ folders, catalog, loaders: Object.keys(LOADERS) })).toEqual([])
})

test('a demo that is registered in part is named, with what is to do', () => {
  const faults = findMissing({ folders: ['new', 'known'], catalog: ['known', 'gone'], loaders: ['known'] })
  expect(faults).toEqual([
    'There is no folder src/demos/gone: take "gone" out of catalog.ts and load.ts.',
    'The demo "new" is missing in src/demos/catalog.ts: import its `about` and list it.',
    'The demo "new" is missing in src/demos/load.ts: add the line that imports it.',
  ])
})

describe.each(DEMOS)('$name', ({ name, title, summary, prompts, files, pages, height }) => {
  test('stands on the pages that it names, and on no other', () => {
    expect(pagesWith(name).sort()).toEqual([...pages].sort())
  })

  test('shows files that exist, and has a test', () => {
    for (const file of files) expect(existsSync(path.join(FOLDER, name, file)), file).toBe(true)
    expect(existsSync(path.join(FOLDER, name, `${name}.test.tsx`))).toBe(true)
  })

  test('says what it shows in few words, and what to try', () => {
    expect(title.length).toBeLessThanOrEqual(48)
    expect(summary.length).toBeLessThanOrEqual(110)
    expect(new Set(prompts).size).toBe(3)
    for (const prompt of prompts) expect(prompt.length, prompt).toBeLessThanOrEqual(190)
  })

  test('needs no less room on a phone', () => {
    expect(height.narrow).toBeGreaterThanOrEqual(height.wide)
  })
})
