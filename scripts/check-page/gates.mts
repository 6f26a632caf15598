import {
  readBuildError,
  readLines,
  readDiagnostics,
  type Finding,
  type ReadFindings,
} from '../upgrade/findings.mjs'
import { runCommand } from '../upgrade/run-command.mjs'
import { DOCUSAURUS } from '../lib/proving.mjs'
import { siteFindings } from './built.mjs'
import { headingFindings, queryFindings, sidebarFindings, sourceFindings, type Page } from './sources.mjs'

/** A check that a page has to pass. */
interface Gate {
  name: string
  find: (page: Page) => Finding[] | Promise<Finding[]>
}

const command =
  (name: string, parametersOf: (file: string) => string[], read: ReadFindings) =>
  ({ file }: Page) =>
    runCommand(`check-page ${name}`, parametersOf(file), read)

/** These read the sources. Each of them is run, whatever the others find. */
const SOURCES: readonly Gate[] = [
  { name: 'front matter and links', find: sourceFindings },
  { name: 'headings', find: headingFindings },
  { name: 'menu', find: sidebarFindings },
  { name: 'queries', find: queryFindings },
  {
    name: 'spelling',
    find: command(
      'spelling',
      (file) => ['node_modules/cspell/bin.mjs', 'lint', '--no-progress', '--no-summary', '--no-color', file],
      readSpelling,
    ),
  },
  {
    name: 'prose',
    find: command(
      'prose',
      (file) => [
        ...['node_modules/remark-cli/cli.js', file, '--ext', 'mdx', '--rc-path', 'scripts/prose/mdx.mjs'],
        ...['--frail', '--quiet', '--no-stdout', '--no-color'],
      ],
      readProse,
    ),
  },
  {
    name: 'samples',
    find: command(
      'samples',
      (file) => ['node_modules/tsx/dist/cli.mjs', 'src/features/checked-samples/build/cli.mts', file],
      readDiagnostics,
    ),
  },
]

/** Runs the checks of the sources, builds the site, and runs the tests that a page can break. */
export async function runGates(page: Page): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const gate of SOURCES) findings.push(...(await run(gate, page)))
  const build = await run({ name: 'build', find: () => runBuild() }, page)
  // A fault of the page stops the build, too, which then only repeats it.
  if (build.length > 0) return findings.length > 0 ? findings : build
  return [...findings, ...(await run({ name: 'built site', find: siteFindings }, page))]
}

async function run({ name, find }: Gate, page: Page): Promise<Finding[]> {
  const start = performance.now()
  process.stdout.write(`${name} … `)
  const findings = await find(page)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${findings.length === 0 ? 'passed' : `${findings.length} missing`} (${seconds} s)`)
  return findings
}

function runBuild(): Promise<Finding[]> {
  return runCommand('check-page build', [DOCUSAURUS, 'build'], (output) =>
    readLines(output).length > 0 ? readLines(output) : readBuildError(output),
  )
}

/** `file:line:column - Unknown word (…)`, a line each. */
export function readSpelling(output: string): Finding[] {
  return [...output.matchAll(/^(\S+?:\d+):\d+ - (.+)$/gm)].map(([, place = '', message = '']) => ({
    place: place.replace(/^\.\//, ''),
    message: `${message}. A name belongs in scripts/spelling/words.txt.`,
  }))
}

/** The file, then a line for each fault: `12:1-12:20 warning message rule plugin`. */
export function readProse(output: string): Finding[] {
  let file = ''
  return output.split('\n').flatMap((text) => {
    const [, line, message = ''] = /^\s*(\d+):\d+(?:-\d+:\d+)?\s+(?:warning|error)\s+(.+)$/.exec(text) ?? []
    if (line !== undefined) return [{ place: `${file}:${line}`, message: message.replace(/\s{2,}/g, ' ') }]
    if (/^\S+\.mdx?$/.test(text.trim())) file = text.trim()
    return []
  })
}

/** A line for each fault, and how many there are. */
export function formatReport(file: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return `✓ ${file} is ready`
  const count = findings.length === 1 ? '1 thing is missing' : `${findings.length} things are missing`
  return [...findings.map(({ place, message }) => `${place}: ${onOneLine(message)}`), '', count].join('\n')
}

const onOneLine = (message: string) => message.trim().replace(/\s*\n\s*/g, ' ')
