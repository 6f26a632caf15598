import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

import { readDemos } from './read-demos'

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

const aboutOf = (name: string) =>
  `import type { DemoAbout } from '../kit/about'\nexport const about: DemoAbout = { name: '${name}' } as never\n`

/** Addresses of the pages that embed a demo. */
function pagesWith(name: string): string[] {
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .filter((file) => readFileSync(path.join('docs', file), 'utf8').includes(`<LiveDemo name="${name}" />`))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\.mdx$/, '')}`)
}

describe('the folders of demos', () => {
  test('are the demos, except what they share', () => {
    const root = siteWith('good', {
      ...{ 'seats/about.ts': aboutOf('seats'), 'seats/index.tsx': '', 'orders/about.ts': aboutOf('orders') },
      ...{ 'orders/index.tsx': '', 'kit/about.ts': '', 'frame/Stage.tsx': '', 'LiveDemo.tsx': '' },
    })
    expect(readDemos(root)).toEqual([{ name: 'orders' }, { name: 'seats' }])
    expect(readDemos(path.join(site, 'nowhere'))).toEqual([])
  })

  test('are named with what is missing in them, all at once', () => {
    const root = siteWith('incomplete', { 'seats/index.tsx': '', 'orders/about.ts': aboutOf('orders') })
    expect(() => readDemos(root)).toThrow(
      /^src\/features\/demos\/orders has no index\.tsx: write it .+\nsrc\/features\/demos\/seats has no about\.ts: write it /,
    )
  })

  test.each([
    ['of another name', aboutOf('orders'), 'seats/about.ts says name: \'orders\', and its folder is "seats"'],
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

describe.each(readDemos('.'))('$name', ({ name, title, summary, prompts, files, pages, height }) => {
  test('is on the pages that it names, and on no other', () => {
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
