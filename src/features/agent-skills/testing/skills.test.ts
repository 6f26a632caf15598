import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { createChecker } from '../../checked-samples/build/check/checker'
import { findUnknown } from '../build/find-unknown'
import { publishSkill } from '../build/publish-skill'
import { readSkills, type Skill } from '../build/read-skills'

const HEAD = '---\nname: rtk-a\ndescription: Does it.\n---\n'

/** A site with one file below `content/skills`. */
function siteWith(file: string, text: string): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'skills-'))
  const target = path.join(siteDir, 'content/skills', file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
  return siteDir
}

const skillOf = (body: string): Skill => ({
  name: 'rtk-a',
  description: 'Does it.',
  file: 'content/skills/rtk-a/SKILL.md',
  text: HEAD + body,
})

describe('readSkills', () => {
  it('reads name and description', () => {
    expect(readSkills(siteWith('rtk-a/SKILL.md', `${HEAD}# A\n`))).toEqual([skillOf('# A\n')])
  })

  it.each([
    ['another name than its folder', 'rtk-b/SKILL.md', HEAD, '"name" must be that of its folder, "rtk-b"'],
    ['no description', 'rtk-a/SKILL.md', '---\nname: rtk-a\n---\n', '"description" must say'],
    ['fields of its own', 'rtk-a/SKILL.md', HEAD.replace('name', 'model: x\nname'), 'Remove model.'],
    ['front matter that can’t be read', 'rtk-a/SKILL.md', '---\nname: [\n---\n', '"name" must be'],
    ['another place', 'rtk-a/notes.md', HEAD, 'A skill is content/skills/NAME/SKILL.md'],
  ])('stops at a file with %s, which it names', (_what, file, text, message) => {
    const siteDir = siteWith(file, text)
    expect(() => readSkills(siteDir)).toThrow(`content/skills/${file}:1: `)
    expect(() => readSkills(siteDir)).toThrow(message)
  })
})

describe('findUnknown', () => {
  const find = (body: string) =>
    findUnknown('.', [skillOf(body)]).map(({ line, message }) => `${line} ${message}`)

  it('accepts names of the packages and of the own code, and messages with what varies left out', () => {
    const own = '```ts title="src/booking.ts"\nconst wrongBooking = 1\n```\n'
    const message = '"Selector … returned a different result when called with the same parameters"'
    expect(find(`${own}\`createSlice\`, \`keepUnusedDataFor: 60\`, \`wrongBooking\`. ${message}.\n`)).toEqual(
      [],
    )
  })

  it('finds an option and a message that no package has, with their lines', () => {
    expect(
      find('# A\n\nSet `cacheLifespan: 60`.\n\nIt says "The cache entry of the query is too old".\n'),
    ).toEqual([
      '7 `cacheLifespan: 60`: neither a package nor the code of this skill has "cacheLifespan".',
      '9 "The cache entry of the query is too old": no installed package says "The cache entry of the query is too old".',
    ])
  })
})

describe('publishSkill', () => {
  async function publish(body: string): Promise<string> {
    const skill = skillOf(body)
    const { pages } = await createChecker(process.cwd()).check([{ path: skill.file, text: skill.text }])
    const [checked] = pages
    if (checked === undefined) throw new Error('The skill was not checked.')
    expect(checked.diagnostics).toEqual([])
    return publishSkill(skill, checked, {
      version: '2.15.0',
      resolve: (link) => `https://x.example${link}.md`,
    })
  }

  it('names the version, makes links whole, and leaves links in code alone', async () => {
    const published = await publish('# A\n\n[b](/api/b#c)\n\n```text\n[b](/api/b)\n```\n')
    expect(published).toContain('compatibility: "@reduxjs/toolkit 2.15.0"')
    expect(published).toContain('[b](https://x.example/api/b#c.md)\n\n```text\n[b](/api/b)\n```\n')
  })

  it('leaves out tags and hidden code, and writes the compiler’s errors below their lines', async () => {
    const hidden = '```ts setup title="src/hidden.ts"\nexport const hidden = 1\n```\n'
    const wrong = '```ts title="src/a.ts" run\n// @errors: 2322\nconst a: string = 1\na // → 1\n```\n'
    expect(await publish(`# A\n\n${hidden}\n${wrong}\nEnd.\n`)).toContain(
      "# A\n\n```ts title=\"src/a.ts\"\nconst a: string = 1\n// error TS2322: Type 'number' is not assignable to type 'string'.\na // → 1\n```\n\nEnd.\n",
    )
  })
})
