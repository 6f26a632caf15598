import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

let suites: readonly string[] | undefined

/** The suites that `npm test` knows. It lists them when it is asked for another one. */
function knownSuites(): readonly string[] {
  suites ??= listSuites()
  return suites
}

function listSuites(): readonly string[] {
  const message = answerTo('no-such-suite')
  const list = /use (?<names>[\w ,-]+)\./.exec(message)?.groups?.names
  if (list === undefined)
    throw new Error(`"npm test no-such-suite" should end with "use NAME, NAME ….":\n${message}`)
  return list.split(', ')
}

function answerTo(suite: string): string {
  try {
    return execFileSync(process.execPath, ['scripts/test.mjs', suite], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return (error as { stderr: string }).stderr
  }
}

const COMMAND = /\bnpm (?:run (?<script>[\w:-]+)|test(?<names>(?: [a-z][\w-]*)*))/g

/** The commands of a text that can't be run: `npm run X` without a script X, `npm test X` without a suite X. */
export function missingCommands(text: string): string[] {
  return [...text.matchAll(COMMAND)].flatMap(({ groups }) => {
    const { script, names = '' } = groups ?? {}
    if (script !== undefined) return script in scripts ? [] : [`npm run ${script}`]
    const unknown = names.split(' ').filter((name) => name !== '' && !knownSuites().includes(name))
    return unknown.map((name) => `npm test ${name}`)
  })
}

/** Names of scripts that stand alone, such as `check:prose`, which package.json doesn't have. */
export function missingScripts(names: readonly string[]): string[] {
  return names.filter((name) => /^[a-z]+:[a-z-]+$/.test(name) && !(name in scripts))
}
