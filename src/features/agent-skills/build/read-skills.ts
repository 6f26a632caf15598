import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

import { assertNoDiagnostics, type DataDiagnostic } from '../../../lib/build/content/data-diagnostic'
import { listSkillFiles, SKILLS_FOLDER } from '../../../lib/build/list-pages'

/** What agents read before they decide to load a skill. */
interface SkillHead {
  /** The name of its folder. */
  name: string
  /** What it is for, and when to use it. */
  description: string
}

/** A skill as it is written: https://agentskills.io/specification. */
export interface Skill extends SkillHead {
  /** Its file, from the site's folder. */
  file: string
  /** The whole file. */
  text: string
}

const FILE = new RegExp(`^${SKILLS_FOLDER}/([^/]+)/SKILL\\.md$`)
const NAME = /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_DESCRIPTION = 1024
const FRONT_MATTER = /^---\n([^]*?)\n---\n/

/**
 * Reads all skills, in the order of their names.
 *
 * @param siteDir - the site's folder
 * @throws AuthorError with the file and remedy where one isn't as the specification says
 */
export function readSkills(siteDir: string): Skill[] {
  const read = listSkillFiles(siteDir).map((file) => {
    const text = readFileSync(path.join(siteDir, file), 'utf8')
    return { file, text, head: readHead(text) }
  })
  const diagnostics = read.flatMap(({ file, head }) =>
    headFaults(file, head).map((message): DataDiagnostic => ({ file, line: 1, message })),
  )
  assertNoDiagnostics('The skills', diagnostics)
  return read.map(({ file, text, head: { name, description } }) => {
    return { file, text, name: String(name), description: String(description) }
  })
}

/** The front matter; empty if there is none that can be read. */
function readHead(text: string): Record<string, unknown> {
  try {
    return (parse(FRONT_MATTER.exec(text)?.[1] ?? '') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** What breaks a rule of the specification, or is in a place where no agent looks for it. */
function headFaults(file: string, { name, description, ...others }: Record<string, unknown>): string[] {
  const folder = FILE.exec(file)?.[1]
  if (folder === undefined) return [`A skill is ${SKILLS_FOLDER}/NAME/SKILL.md; move or remove this file.`]
  const isDescribed = typeof description === 'string' && description.length > 0
  const rest = Object.keys(others).join(', ')
  return [
    ...(name === folder && NAME.test(folder)
      ? []
      : [
          `"name" must be that of its folder, "${folder}", with at most 64 small letters, digits and single hyphens.`,
        ]),
    ...(isDescribed && description.length <= LONGEST_DESCRIPTION
      ? []
      : [
          `"description" must say what the skill is for and when to use it, in 1 to ${LONGEST_DESCRIPTION} characters.`,
        ]),
    ...(rest === ''
      ? []
      : [`Only "name" and "description" belong here; the build adds the rest. Remove ${rest}.`]),
  ]
}

/** What follows the front matter. */
export function getBody(text: string): string {
  return text.replace(FRONT_MATTER, '')
}
