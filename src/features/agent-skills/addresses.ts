/** The folder in which agents and installers look for skills, by the discovery RFC. */
const FOLDER = '/.well-known/agent-skills'

/** The list of all skills. */
export const SKILLS_INDEX = `${FOLDER}/index.json`

/** All skills, to unpack into the folder in which an agent looks for them. */
export const SKILLS_ARCHIVE = `${FOLDER}/redux-toolkit-skills.zip`

/** The paths of all these files, in the host's pattern syntax. */
export const SKILLS_PATH = `${FOLDER}/*`

/** The address of a skill. */
export function skillAddress(name: string): string {
  return `${FOLDER}/${name}/SKILL.md`
}
