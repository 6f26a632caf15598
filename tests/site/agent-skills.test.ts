import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { validate } from 'skills-ref'
import { describe, expect, it } from 'vitest'

import { SKILLS_ARCHIVE, SKILLS_INDEX, skillAddress } from '../../src/features/agent-skills/addresses'
import { countTokens } from '../../src/features/built-site/markdown-pages/markdown'
import { libraryDirectory, readLibraryVersion } from '../../src/lib/build/library-files'
import { BUILD } from './built-pages'

interface Entry {
  name: string
  type: string
  description: string
  url: string
  digest: string
}

const read = (address: string) => readFileSync(path.join(BUILD, address))
const index = JSON.parse(read(SKILLS_INDEX).toString()) as { $schema: string; skills: Entry[] }
const names = readdirSync('content/skills').sort()
const digest = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

describe('the index of skills', () => {
  it('names the schema of the discovery RFC, and every skill once', () => {
    expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json')
    expect(index.skills.map(({ name }) => name)).toEqual(names)
    expect(names.length).toBeGreaterThan(0)
  })

  it.each(index.skills)('has type, description, address and digest of $name', (entry) => {
    expect(entry).toEqual({
      name: entry.name,
      type: 'skill-md',
      description: expect.stringMatching(/^.{1,1024}$/) as string,
      url: skillAddress(entry.name),
      digest: digest(read(entry.url)),
    })
  })
})

describe.each(names)('the skill %s', (name) => {
  const text = read(skillAddress(name)).toString()

  it('is valid by the specification', async () => {
    expect(await validate(path.join(BUILD, path.dirname(skillAddress(name))))).toEqual([])
  })

  it('has at most 500 lines and about 5,000 tokens', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(500)
    expect(countTokens(text)).toBeLessThanOrEqual(5000)
  })

  it('says for which version it is, and has no tags of the check', () => {
    expect(text).toContain(`\n  version: ${readLibraryVersion(libraryDirectory('.'))}\n`)
    const openings = text.match(/^```.*$/gm) ?? []
    expect(openings.filter((line) => !/^```(?:\w+(?: title="[^"]*")?)?$/.test(line))).toEqual([])
    expect(text).not.toMatch(/---cut|@errors:/)
  })

  it('leads to Markdown of this build', () => {
    const prose = text.replace(/^```[^]*?^```$|`[^`\n]*`/gm, '')
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !/\.md(?:#|$)/.test(link))).toEqual([])
    expect(links.filter((link) => !existsSync(path.join(BUILD, new URL(link).pathname)))).toEqual([])
  })

  it('is in the archive as it is published', () => {
    const archive = unzipSync(read(SKILLS_ARCHIVE))
    expect(Object.keys(archive)).toHaveLength(names.length)
    expect(Buffer.from(archive[`${name}/SKILL.md`] ?? []).toString()).toBe(text)
  })
})

it('the page for people names each skill', () => {
  const html = read('introduction/coding-agents.html').toString()
  expect(names.filter((name) => !html.includes(skillAddress(name)))).toEqual([])
})

it('llms.txt names the skills before all pages', () => {
  const links = [
    ...read('llms.txt')
      .toString()
      .matchAll(/\]\((\S+?)\)/g),
  ]
  const paths = links.map(([, link = '']) => new URL(link).pathname)
  expect(paths.slice(0, names.length)).toEqual(names.map(skillAddress))
})
