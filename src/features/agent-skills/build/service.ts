import { AuthorError } from '../../../lib/build/author-error'
import { assertNoDiagnostics } from '../../../lib/build/content/data-diagnostic'
import { diagnosticsText, readMode, type CheckedPage } from '../../checked-samples/build/generated-pages'
import { sampleService } from '../../checked-samples/build/mdx'
import { findUnknown } from './find-unknown'
import { readSkills, type Skill } from './read-skills'

/** A skill and what the check of its code gave. */
export interface CheckedSkill {
  skill: Skill
  checked: CheckedPage
}

/** Kept once per process, because Docusaurus may load this file more than once. */
const shared = globalThis as { checkedSkills?: Map<string, Promise<readonly CheckedSkill[]>> }

/**
 * Reads the skills of a site, compiles and executes their code, and holds what they name against the installed packages. It is
 * done once.
 *
 * @param siteDir - absolute path of the site's folder
 * @throws AuthorError with the file, line and remedy of all that doesn't hold
 */
export function checkedSkills(siteDir: string): Promise<readonly CheckedSkill[]> {
  const kept = (shared.checkedSkills ??= new Map<string, Promise<readonly CheckedSkill[]>>())
  const checking = kept.get(siteDir) ?? checkSkills(siteDir)
  kept.set(siteDir, checking)
  return checking
}

async function checkSkills(siteDir: string): Promise<readonly CheckedSkill[]> {
  const skills = readSkills(siteDir)
  assertNoDiagnostics('The skills', findUnknown(siteDir, skills))
  const pages = skills.map(({ file, text }) => ({ path: file, text }))
  const report = await sampleService(siteDir).checkTexts(pages, { mode: readMode(process.env) })
  const diagnostics = diagnosticsText(report)
  if (diagnostics !== undefined) throw new AuthorError(diagnostics)
  return skills.flatMap((skill, index) => {
    const checked = report.pages[index]
    return checked === undefined ? [] : [{ skill, checked }]
  })
}
