import {
  readBuildError,
  readCompilerErrors,
  readDiagnostics,
  readFailedTests,
  type Finding,
  type ReadFindings,
} from './findings.mjs'
import type { Library } from './library.mjs'
import { getOutput, runCommand } from './run-command.mjs'
import { badgesAhead, missingBadges, staleMentions, staleSizes, unknownInSkills } from './statements.mjs'

/** What gates that run no command look at. */
export interface Context {
  earlier: Library
  now: Library
}

/** A check that must pass. */
interface Gate {
  name: string
  /** What is to do about what it finds. */
  remedy: string
  /** Gates that must pass first, because this one would only repeat their findings. */
  after?: readonly string[]
  find: (context: Context) => Finding[] | Promise<Finding[]>
}

/** The outcome of a gate. */
export interface Outcome {
  name: string
  remedy: string
  findings: readonly Finding[]
  /** The failed gates that it waits for; it was not run then. */
  waitsFor: readonly string[]
}

const TSX = 'node_modules/tsx/dist/cli.mjs'
const command = (name: string, parameters: readonly string[], read: ReadFindings) => () =>
  runCommand(name, parameters, read)
const suite = (name: string, read: ReadFindings) => command(name, ['scripts/test.mjs', name], read)

/** In the order in which their findings are best fixed: those about the library's own declarations come first. */
const GATES: readonly Gate[] = [
  {
    name: 'surface',
    remedy: 'Correct the reference page. Again: npm run check:surface',
    find: command('surface', [TSX, 'src/features/api-reference/build/cli.mts'], readDiagnostics),
  },
  {
    name: 'badges',
    remedy: 'Name the heading or row and the release that brought it, or remove it.',
    find: ({ earlier, now }) => [...badgesAhead(now.version), ...missingBadges(earlier, now)],
  },
  {
    name: 'statements',
    remedy: 'Describe or measure anew, then write the new version.',
    find: ({ earlier, now }) => staleMentions(earlier.version, now.version),
  },
  {
    name: 'sizes',
    remedy: 'Put in the measured row, and correct the sentences around the table. Again: npm run bench:sizes',
    find: async () => staleSizes(await getOutput('sizes', [TSX, 'tests/bench/sizes.mts'])),
  },
  {
    name: 'types',
    remedy: 'Adapt the code. Again: npm run typecheck',
    find: suite('types', readCompilerErrors),
  },
  {
    name: 'samples',
    remedy:
      'Correct the sample and the sentences around it; a change of behavior is told, "Since …". Again: npm run check:samples',
    find: suite('samples', readDiagnostics),
  },
  {
    name: 'skills',
    remedy: 'Correct what the skill says. Again: npm run build',
    find: unknownInSkills,
  },
  {
    name: 'unit',
    remedy:
      'Adapt what is tested. Texts about errors are in content/errors/, pasted messages in src/features/error-finder/testing/fixtures/. Again: npm test unit',
    find: suite('unit', readFailedTests),
  },
  { name: 'demos', remedy: 'Adapt the demo. Again: npm test demos', find: suite('demos', readFailedTests) },
  {
    name: 'examples',
    remedy: 'Adapt the app. Again: npm test examples',
    find: suite('examples', readFailedTests),
  },
  {
    name: 'build',
    remedy: 'The message says it. Again: npm run build',
    after: ['surface', 'samples'],
    find: suite('build', readBuildError),
  },
  {
    name: 'site',
    remedy: 'Adapt the page. Again: npm test site',
    after: ['build'],
    find: suite('site', readFailedTests),
  },
]

/** Runs every gate, even if others fail. */
export async function runGates(context: Context): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, remedy, after = [], find } of GATES) {
    const open = outcomes.filter(({ findings, waitsFor }) => findings.length + waitsFor.length > 0)
    const waitsFor = open.map((outcome) => outcome.name).filter((failed) => after.includes(failed))
    process.stdout.write(`${name} … `)
    const findings = waitsFor.length > 0 ? [] : await findSafely(name, () => find(context))
    console.log(waitsFor.length > 0 ? `waits for ${waitsFor.join(', ')}` : `${findings.length} to do`)
    outcomes.push({ name, remedy, findings, waitsFor })
  }
  return outcomes
}

/** An error in a gate counts as a finding. */
async function findSafely(name: string, find: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await find()
  } catch (error) {
    return [{ place: `the gate "${name}"`, message: error instanceof Error ? error.message : String(error) }]
  }
}
