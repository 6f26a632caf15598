// The suites of `npm test`, and which of them belong together.
import { readdirSync } from 'node:fs'

import { changedFiles } from './changed-files.mjs'
import { CONFIGURED } from './configured.mjs'
import { filesIn, unlessPassed } from './passed-suites.mjs'
import { build, check, samples, vitest } from './runners.mjs'

const ESLINT = ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0']
const REMARK = 'node_modules/remark-cli/cli.js'
const LINTED = /\.(?:[cm]?[jt]s|tsx)$/
/** A change of these may concern every file. */
const CONCERNS_LINT = ['eslint.config.mjs', 'tsconfig.json', 'package-lock.json']
const PAGE = /^(?:docs|src\/pages)\/.+\.mdx$/
/** A change of these may concern every sample. */
const CONCERNS_SAMPLES =
  /^(?:package-lock\.json|src\/features\/(?:checked-samples\/(?:build|shared)|sample-runtime)\/)/
const DEMO = /^src\/features\/demos\//

/** The projects of playwright.config.ts that a pull request needs. */
export const PROJECTS_OF_PULL_REQUESTS = [
  'specification',
  'pages',
  'browser',
  'accessibility',
  'visual',
  'ordinary-browser',
  'services',
]

/** All projects of playwright.config.ts. They are run together, in one start of the browser and the server. */
export const PLAYWRIGHT = [...PROJECTS_OF_PULL_REQUESTS, 'every-sample', 'configured']

/**
 * All other suites, in the order in which they begin.
 *
 * @type {Record<string, import('./runners.mjs').Suite>}
 */
export const SUITES = {
  samples: samples(() => []),
  'changed-samples': samples(pagesToCheck),
  // Rules that know types look at all files, so no single one can be left out.
  lint: unlessPassed(
    'lint',
    filesOfLint,
    check('lint', () => [...ESLINT, '.']),
  ),
  'lint-of-changes': check('lint-of-changes', lintOfChanges),
  types: check('types', () => [
    ...['node_modules/typescript/bin/tsc', '--noEmit'],
    ...['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  ]),
  unit: vitest('unit', { cores: 1 }),
  build: build({ name: 'build', needs: ['samples'] }),
  // Begins as soon as there is a build, since it takes longest of what is left; short suites fill the gaps.
  site: vitest('site', { cores: 1, needs: ['build'] }),
  format: check('format', () => [
    ...['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'],
    ...['--cache', '--cache-location', '.cache/prettier'],
  ]),
  spelling: check('spelling', () => [
    ...['node_modules/cspell/bin.mjs', 'lint', '--no-progress', '--no-summary'],
    ...['--cache', '--cache-location', '.cache/cspell'],
  ]),
  'prose-of-pages': check('prose-of-pages', () => [
    ...[REMARK, 'docs', 'src/pages', 'content/challenges', '--ext', 'mdx'],
    ...['--rc-path', 'scripts/prose/mdx.mjs', '--frail', '--quiet'],
  ]),
  'prose-of-documents': check('prose-of-documents', () => [
    ...[REMARK, '*.md', 'contributing', '.github', 'src/features/*/README.md'],
    ...['--rc-path', 'scripts/prose/markdown.mjs', '--frail', '--quiet'],
  ]),
  'dead-code': check('dead-code', () => ['node_modules/knip/bin/knip.js']),
  demos: unlessPassed('demos', filesOfDemos, vitest('demos', { cores: 1 })),
  // Most changes are of pages and of the site: the apps stay as they are.
  examples: unlessPassed('examples', filesOfExamples, vitest('examples', { cores: 1, needsBrowser: true })),
  packages: vitest('packages', { cores: 1 }),
  'specification-build': vitest('specification-build', { cores: 1, needs: ['build'] }),
  engines: vitest('engines', { cores: 1, needs: ['build'] }),
  'configured-build': build({
    name: 'configured-build',
    ...CONFIGURED,
    needs: ['build'],
  }),
}

/** Suites that read `build/` without building it. */
export const READ_BUILD = [
  'site',
  'specification-build',
  'engines',
  ...PLAYWRIGHT.filter((name) => name !== 'configured'),
]

const STATIC = ['types', 'lint', 'format', 'dead-code', 'spelling', 'prose-of-pages', 'prose-of-documents']
const SOURCES = ['samples', ...STATIC, 'unit', 'demos', 'examples']

/** Names for several suites. */
export const PLANS = {
  /** What a pull request needs. */
  all: [...SOURCES, 'build', 'site', 'specification-build', 'engines', ...PROJECTS_OF_PULL_REQUESTS],
  /** While working. */
  quick: ['types', 'lint-of-changes', 'unit', 'changed-samples', 'specification'],
  /** Everything, as before a deployment. */
  nightly: [
    ...[...SOURCES, 'packages', 'build', 'site', 'specification-build', 'engines'],
    'configured-build',
    ...[...PROJECTS_OF_PULL_REQUESTS, 'every-sample', 'configured'],
  ],
  static: STATIC,
}

/** What downloaded projects are made of, and by. */
const PROJECTS = ['src/config', 'src/css', 'src/features', 'src/lib']

/** The apps, downloaded projects, their tests, and the settings at the top, which tools look for from an app upwards. */
function filesOfExamples() {
  return filesIn(...settings(), 'examples', ...PROJECTS, 'tests/examples')
}

/** All code that ESLint reads, with the types that it asks for. */
function filesOfLint() {
  const isRead = (file) => LINTED.test(file) || /\.json$/.test(file)
  return [...settings(), ...filesIn('docs', 'examples', 'scripts', 'src', 'tests').filter(isRead)]
}

/** Demos, and the code of the site that they may use. */
function filesOfDemos() {
  return filesIn(...settings(), 'src')
}

/** The files at the top of the repository that may be settings of a tool. */
function settings() {
  const isSetting = (name) => !name.endsWith('.md') && !name.endsWith('.log')
  return readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile() && isSetting(entry.name))
    .map(({ name }) => name)
}

function lintOfChanges() {
  const files = changedFiles()
  if (files.some((file) => CONCERNS_LINT.includes(file))) return [...ESLINT, '.']
  const linted = files.filter((file) => LINTED.test(file))
  return linted.length === 0 ? undefined : [...ESLINT, '--no-warn-ignored', ...linted]
}

function pagesToCheck() {
  const files = changedFiles()
  if (files.some((file) => CONCERNS_SAMPLES.test(file) || DEMO.test(file))) return []
  const pages = files.filter((file) => PAGE.test(file))
  return pages.length === 0 ? undefined : pages
}
