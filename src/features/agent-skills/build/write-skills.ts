import { createHash } from 'node:crypto'
import path from 'node:path'

import { assertNoDiagnostics, type DataDiagnostic } from '../../../lib/build/content/data-diagnostic'
import { libraryDirectory, readLibraryVersion } from '../../../lib/build/library-files'
import { writeWhole } from '../../../lib/build/write-whole'
import type { Build } from '../../../lib/build/built-site-step'
import { zip } from '../../sample-editor/shared/zip'
import { SKILLS_ARCHIVE, SKILLS_INDEX, skillAddress } from '../addresses'
import { publishSkill } from './publish-skill'
import type { Skill } from './read-skills'
import { checkedSkills } from './service'

/** The form of the list: https://github.com/cloudflare/agent-skills-discovery-rfc. */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

/**
 * Writes the skills where agents and installers look for them, with their list and an archive of all.
 *
 * @param resolve - gives the address of the Markdown that a link such as `/api/createSlice#options` leads to
 * @throws Error with the file, line and remedy of all that doesn't hold
 */
export async function writeSkills(
  { siteDir, outDir }: Build,
  resolve: (link: string) => string,
): Promise<void> {
  const version = readLibraryVersion(libraryDirectory(siteDir))
  const skills = (await checkedSkills(siteDir)).map(({ skill, checked }) => ({
    ...skill,
    text: publishSkill(skill, checked, { version, resolve }),
  }))
  assertNoDiagnostics('The skills', skills.flatMap(sizeFaults))
  const list = skills.map(({ name, description, text }) => ({
    name,
    type: 'skill-md',
    description,
    url: skillAddress(name),
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  }))
  const files = skills.map(({ name, text }) => ({ name: `${name}/SKILL.md`, text }))
  for (const { name, text } of skills) writeWhole(path.join(outDir, skillAddress(name)), text)
  writeWhole(
    path.join(outDir, SKILLS_INDEX),
    `${JSON.stringify({ $schema: SCHEMA, skills: list }, null, 2)}\n`,
  )
  writeWhole(path.join(outDir, SKILLS_ARCHIVE), zip(undefined, files))
  console.log(`[Skills] ${skills.length} skills`)
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
