/*
 * Runs every check that a page meets: `npm run check:page -- docs/usage/nextjs.mdx`. Ends with what is missing, and where: a
 * line for each fault of the source, and what the tools print of theirs.
 */
import { spawnSync } from 'node:child_process'

import { forwardSlashes } from '../../src/lib/build/forward-slashes'
import { listPages } from '../../src/lib/build/list-pages'
import { ensureInstalled } from '../lib/ensure-installed.mjs'
import { DOCUSAURUS } from '../lib/proving.mjs'
import { PlainError, stopOnFailure } from '../lib/run.mjs'
import { headingFaults, getPage, queryFaults, sidebarFaults, sourceFaults } from './sources.mjs'

/** The tests of the built site that a page can break, and all queries. Those of headers, licenses and the like read no page. */
const TESTS = ['budget', 'head.test', 'html', 'links', 'markdown-pages', 'scripts', 'styles'].map(
  (name) => `tests/site/${name}`,
)
const RELEVANCE = 'src/features/search/relevance'

await stopOnFailure(async () => {
  const files = process.argv.slice(2).map((name) => forwardSlashes(name).replace(/^\.\//, ''))
  const [file] = files
  if (file === undefined || files.length > 1) {
    throw new PlainError('Name one page: npm run check:page -- docs/usage/nextjs.mdx')
  }
  if (!listPages('.').includes(file) || !file.startsWith('docs/')) {
    throw new PlainError(`There is no page "${file}". Name an MDX file of docs/.`)
  }
  await ensureInstalled({ tests: true })
  const missing = missingIn(file)
  console.log(missing.length === 0 ? `\n✓ ${file} is ready` : `\n${missing.join('\n\n')}`)
  if (missing.length > 0) process.exitCode = 1
})

/** What each check says of a page. The built site is looked at if nothing stops the build. */
function missingIn(file: string): string[] {
  const page = getPage(file)
  const sources = [
    check('front matter and links', () => sourceFaults(page).join('\n')),
    check('headings', () => headingFaults(page).join('\n')),
    check('menu', () => sidebarFaults(page).join('\n')),
    check('queries', () => queryFaults(page).join('\n')),
    check('spelling', () =>
      run('node_modules/cspell/bin.mjs', 'lint', '--no-progress', '--no-summary', file),
    ),
    check('prose', () =>
      run(
        ...['node_modules/remark-cli/cli.js', file, '--ext', 'mdx', '--rc-path', 'scripts/prose/mdx.mjs'],
        ...['--frail', '--quiet', '--no-stdout'],
      ),
    ),
    check('samples', () =>
      run('node_modules/tsx/dist/cli.mjs', 'src/features/checked-samples/build/cli.mts', file),
    ),
  ]
  const build = check('build', () => run(DOCUSAURUS, 'build'))
  const tests = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'site', ...TESTS, RELEVANCE]
  const options = ['--silent', '--reporter=dot', '--testNamePattern', namePattern(page.address)]
  const site = build === '' ? check('built site', () => run(...tests, ...options)) : ''
  return [...sources, build, site].filter(Boolean)
}

function check(name: string, find: () => string): string {
  const start = performance.now()
  process.stdout.write(`${name} … `)
  const missing = find().trim()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${missing === '' ? 'passed' : 'see below'} (${seconds} s)`)
  return missing
}

/** Runs a script with Node; @returns what it prints if it fails. */
function run(...parameters: string[]): string {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { env, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`.trim() || `${parameters.join(' ')} failed.`
}

/** Matches names of tests that have no address, or this one. */
function namePattern(address: string): string {
  return `^(?!.*(?:^|[\\s'])/\\w)|${address}(?![\\w/-])`
}
