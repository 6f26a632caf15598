import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { assertNoDiagnostics, type DataDiagnostic } from '../../../lib/build/content/data-diagnostic'
import { libraryDirectory, readLibraryVersion } from '../../../lib/build/library-files'
import { markdownAddress, sectionAddress } from '../../../lib/markdown-page-address'
import type { Build, Step } from '../../../lib/build/built-site-step'
import { zip } from '../../sample-editor/shared/zip'
import { SKILLS_ARCHIVE, SKILLS_INDEX, skillAddress } from '../addresses'
import { publishSkill } from './publish-skill'
import type { Skill } from './read-skills'
import { checkedSkills } from './service'

/** The form of the list: https://github.com/cloudflare/agent-skills-discovery-rfc. */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

/** Writes the skills where agents and installers look for them, with their list and an archive of all. */
export const agentSkills: Step<null> = {
  name: 'agent-skills',
  reads: 'page',
  isQuick: true,
  isFor: () => false,
  read: () => null,
  async finish(_pages, build) {
    const version = readLibraryVersion(libraryDirectory(build.siteDir))
    const skills = (await checkedSkills(build.siteDir)).map(({ skill, checked }) => ({
      ...skill,
      text: publishSkill(skill, checked, { version, resolve: (link) => resolveLink(link, build) }),
    }))
    assertNoDiagnostics('The skills', skills.flatMap(sizeFaults))
    for (const { name, text } of skills) write(build, skillAddress(name), text)
    const list = skills.map(({ name, description, text }) => ({
      name,
      type: 'skill-md',
      description,
      url: skillAddress(name),
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    }))
    write(build, SKILLS_INDEX, `${JSON.stringify({ $schema: SCHEMA, skills: list }, null, 2)}\n`)
    const files = skills.map(({ name, text }) => ({ name: `${name}/SKILL.md`, text }))
    write(build, SKILLS_ARCHIVE, zip(undefined, files))
    console.log(`[Skills] ${skills.length} skills`)
  },
}

/** What the specification advises: whoever loads a skill reads all of it. The characters are about 5,000 tokens. */
const MOST = { lines: 500, characters: 19_500 }

/** Where a published skill is too long for what loads it. */
function sizeFaults({ file, text }: Pick<Skill, 'file' | 'text'>): DataDiagnostic[] {
  const sizes = { lines: text.split('\n').length, characters: text.length }
  return (['lines', 'characters'] as const)
    .filter((unit) => sizes[unit] > MOST[unit])
    .map((unit) => ({
      file,
      line: 1,
      message: `As published, it has ${sizes[unit]} ${unit}, where ${MOST[unit]} are allowed. Shorten it, or link to a page.`,
    }))
}

function write({ outDir }: Build, address: string, content: string | Uint8Array): void {
  const target = path.join(outDir, address)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
}

/**
 * The Markdown that a link of a skill leads to: of the section, where its page is long enough to have a file for it.
 *
 * @throws Error if there is no such page, because the markdown pages weren't written before
 */
function resolveLink(link: string, { outDir, siteConfig }: Build): string {
  const [page = '', id] = link.split('#')
  const whole = markdownAddress(page)
  const read = (address: string): string =>
    readFileSync(path.join(outDir, decodeURIComponent(address)), 'utf8')
  const section = id === undefined ? undefined : sectionWith(read(whole), id)
  const part = section === undefined ? whole : sectionAddress(page, section)
  const address = existsSync(path.join(outDir, part)) ? part : whole
  // A heading within the section has its id in the Markdown, so the hash says what to look for.
  const hash = id === undefined || id === section ? '' : `#${id}`
  return new URL(address + hash, siteConfig.url).href
}

/** The section of a page that has an id: the last heading of the second level up to it. Ids of table rows aren't in the Markdown. */
function sectionWith(markdown: string, id: string): string | undefined {
  const mark = `{#${id}}`
  const at = markdown.indexOf(mark)
  const headings = markdown.slice(0, at === -1 ? 0 : at + mark.length).matchAll(/^## .*\{#([^}]+)\}$/gm)
  return [...headings].at(-1)?.[1]
}
