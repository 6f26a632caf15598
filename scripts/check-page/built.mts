import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { forwardSlashes } from '../../src/lib/build/forward-slashes'
import { RESULTS } from '../test/reports.mjs'
import type { Finding } from '../upgrade/findings.mjs'
import { runCommand } from '../upgrade/run-command.mjs'
import type { Page } from './sources.mjs'

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
/** Asks all queries, which takes as long as the others together. */
const RELEVANCE = 'src/features/search/relevance'

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
  const found = await Promise.all([
    runTests('site', TESTS, address),
    runTests('relevance', [RELEVANCE], address),
  ])
  return found.flat()
}

async function runTests(name: string, files: readonly string[], address: string): Promise<Finding[]> {
  const report = `${RESULTS}/check-page-${name}.json`
  rmSync(report, { force: true })
  const found = await runCommand(
    `check-page ${name}`,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'site', ...files],
      ...['--testNamePattern', namePattern(address), '--silent', '--reporter=json', `--outputFile=${report}`],
    ],
    () => [],
  )
  if (found.length === 0 || !existsSync(report)) return found
  return readReport(JSON.parse(readFileSync(report, 'utf8')) as VitestReport)
}

/** Matches names of tests that have no address, or this one. */
export function namePattern(address: string): string {
  return `^(?!.*(?:^|[\\s'])/\\w)|${address}(?![\\w/-])`
}

/** The failed tests of a report: where they are, and their message without the stack. */
export function readReport({ testResults }: VitestReport): Finding[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = forwardSlashes(path.relative('.', name))
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ place, message: withoutStack(message) }]
    return failed.map((test) => ({ place, message: withoutStack(test.failureMessages[0] ?? test.fullName) }))
  })
}

const withoutStack = (message: string) =>
  message.replace(/\n\s+at [^]*$/, '').replace(/^(?:Assertion)?Error: /, '')
