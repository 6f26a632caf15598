import { readFileSync } from 'node:fs'

import { readArguments } from '../../../scripts/test/suites.mjs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const COMMAND = /\bnpm (?:run (?<script>[\w:-]+)|test(?<names>(?: [a-z][\w-]*)*))/g

/** The commands of a text that can't be run: `npm run X` without a script X, `npm test X` without a suite X. */
export function missingCommands(text: string): string[] {
  return [...text.matchAll(COMMAND)].flatMap(({ groups }) => {
    const { script, names = '' } = groups ?? {}
    if (script !== undefined) return script in scripts ? [] : [`npm run ${script}`]
    return suitesIn(names)
      .filter((name) => getSuites([name]).length === 0)
      .map((name) => `npm test ${name}`)
  })
}

/** All suites that the commands of a text run. */
export function suitesRunBy(text: string): string[] {
  return [...text.matchAll(COMMAND)].flatMap(({ groups }) => getSuites(suitesIn(groups?.names ?? '')))
}

const suitesIn = (names: string): string[] => names.split(' ').filter((name) => name !== '')

/** The suites that names stand for: none if one of them is unknown, all if there are none. */
function getSuites(names: readonly string[]): string[] {
  try {
    return readArguments([...names]).suites
  } catch {
    return []
  }
}

/** The suites of `npm test` without a name. */
export const PULL_REQUEST: readonly string[] = getSuites([])

/** Names of scripts that stand alone, such as `check:prose`, which package.json doesn't have. */
export function missingScripts(names: readonly string[]): string[] {
  return names.filter((name) => /^[a-z]+:[a-z-]+$/.test(name) && !(name in scripts))
}
