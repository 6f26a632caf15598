import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the texts are: below, each has the path of its page in `docs`. */
export const CHALLENGES_FOLDER = 'content/challenges'

/** The challenges of a page, as they are written. */
export interface ChallengeText {
  /** The path of the file, from the site's folder. */
  source: string
  text: string
  /** The address of the page. */
  page: string
}

/** Reads the texts of all challenges. @param siteDir - the site's folder */
export function readChallengeTexts(siteDir: string): ChallengeText[] {
  const folder = path.join(siteDir, CHALLENGES_FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => {
      const page = name.replaceAll('\\', '/')
      return {
        source: `${CHALLENGES_FOLDER}/${page}`,
        text: readFileSync(path.join(folder, name), 'utf8'),
        page: `/${page.replace(/\.mdx$/, '')}`,
      }
    })
}
