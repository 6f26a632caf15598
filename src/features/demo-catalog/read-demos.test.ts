import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

import { readDemos } from './read-demos'
import { SAMPLES } from './samples'

const FOLDER = 'src/features/demos'

const site = mkdtempSync(path.join(tmpdir(), 'demos-'))
afterAll(() => rmSync(site, { recursive: true }))

/** A site of its own, with the files of its demos. */
function siteWith(name: string, files: Record<string, string>): string {
  const root = path.join(site, name)
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(root, FOLDER, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  return root
}

const getAbout = (name: string) =>
  `import type { DemoAbout } from '../kit/about'\nexport const about: DemoAbout = { name: '${name}' } as never\n`

/** Addresses of the pages that have an element, in order. */
function pagesWith(element: string): string[] {
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .filter((file) => readFileSync(path.join('docs', file), 'utf8').includes(element))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\.mdx$/, '')}`)
    .sort()
}

describe('the folders of demos', () => {
  test('are the demos, except what they share', () => {
    const root = siteWith('good', {
      ...{
        'seats/about.ts': getAbout('seats'),
        'seats/index.tsx': '',
        'orders/about.ts': getAbout('orders'),
      },
      ...{ 'orders/index.tsx': '', 'kit/about.ts': '', 'frame/Stage.tsx': '', 'LiveDemo.tsx': '' },
    })
    expect(readDemos(root)).toEqual([{ name: 'orders' }, { name: 'seats' }])
    expect(readDemos(path.join(site, 'nowhere'))).toEqual([])
  })

  test('are named with what is missing in them, all at once', () => {
    const root = siteWith('incomplete', { 'seats/index.tsx': '', 'orders/about.ts': getAbout('orders') })
    expect(() => readDemos(root)).toThrow(
      /^src\/features\/demos\/orders has no index\.tsx: write it .+\nsrc\/features\/demos\/seats has no about\.ts: write it /,
    )
  })

  test.each([
    [
      'of another name',
      getAbout('orders'),
      'seats/about.ts says name: \'orders\', and its folder is "seats"',
    ],
    ['without the export', 'export const other = 1', 'seats/about.ts exports no `about`'],
    [
      'that imports',
      "import { a } from './a'\nexport const about = a",
      /seats\/about\.ts can't be read: .*require/,
    ],
  ])('have no description %s', (_, text, message) => {
    const root = siteWith('unreadable', { 'seats/about.ts': text, 'seats/index.tsx': '' })
    expect(() => readDemos(root)).toThrow(message)
  })
})

describe.each([...readDemos('.'), ...SAMPLES])('$name', (about) => {
  const { name, title, summary, prompts, pages } = about

  test('is on the pages that it names, and on no other', () => {
    const element = 'files' in about ? `<LiveDemo name="${name}" />` : `<TrySample name="${name}">`
    expect(pagesWith(element)).toEqual([...pages].sort())
  })

  test('says what it shows in few words, and what to try', () => {
    expect(title.length).toBeLessThanOrEqual(48)
    expect(summary.length).toBeLessThanOrEqual(110)
    expect(new Set(prompts).size).toBe(3)
    for (const prompt of prompts) expect(prompt.length, prompt).toBeLessThanOrEqual(190)
  })
})

describe.each(readDemos('.'))('$name', ({ name, files, height }) => {
  test('shows files that exist, and has a test', () => {
    for (const file of files) expect(existsSync(path.join(FOLDER, name, file)), file).toBe(true)
    expect(existsSync(path.join(FOLDER, name, `${name}.test.tsx`))).toBe(true)
  })

  test('needs no less room on a phone', () => {
    expect(height.narrow).toBeGreaterThanOrEqual(height.wide)
  })
})
