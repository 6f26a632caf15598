import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { RESULTS } from '../test/execute.mjs'
import type { Finding } from '../upgrade/findings.mjs'
import { runCommand } from '../upgrade/run-command.mjs'
import type { Page } from './page.mjs'

/** The tests of the built site that a page can break. Those of headers, licenses and the like read no page. */
const TESTS = [
  ...[
    'budget',
    'code-blocks',
    'head.test',
    'heading-ids',
    'html',
    'links',
    'markdown-pages',
    'previous-next',
  ],
  ...['printed-links', 'search-index', 'social-images', 'source', 'structured-data', 'styles'],
].map((name) => `tests/site/${name}`)
const REPORT = `${RESULTS}/check-page.json`

interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Runs the tests of the built site: those that name no page, and those that name this one. */
export async function siteFindings({ address }: Page): Promise<Finding[]> {
  rmSync(REPORT, { force: true })
  const found = await runCommand(
    'check-page site',
    [
      ...[
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'site',
        ...TESTS,
        'src/features/search/relevance',
      ],
      ...['--testNamePattern', namePattern(address), '--silent', '--reporter=json', `--outputFile=${REPORT}`],
    ],
    () => [],
  )
  if (found.length === 0 || !existsSync(REPORT)) return found
  return readReport(JSON.parse(readFileSync(REPORT, 'utf8')) as VitestReport)
}

/** Matches names of tests that have no address, or this one. */
export function namePattern(address: string): string {
  return `^(?!.*(?:^|[\\s'])/\\w)|${address}(?![\\w/-])`
}

/** The failed tests of a report: where they are, and their message without the stack. */
export function readReport({ testResults }: VitestReport): Finding[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = path.relative('.', name).replaceAll('\\', '/')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ place, message: withoutStack(message) }]
    return failed.map((test) => ({ place, message: withoutStack(test.failureMessages[0] ?? test.fullName) }))
  })
}

const withoutStack = (message: string) =>
  message.replace(/\n\s+at [^]*$/, '').replace(/^(?:Assertion)?Error: /, '')
