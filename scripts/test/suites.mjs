// The suites of `npm test`, and which of them belong together.
import { changedFiles } from '../lib/work-tree.mjs'
import { PlainError } from '../lib/run.mjs'
import { CONFIGURED, PROJECTS, PROJECTS_OF_PULL_REQUESTS } from './playwright.mjs'
import { build, check, samples, vitest } from './runners.mjs'

const ESLINT = ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0']
const REMARK = 'node_modules/remark-cli/cli.js'
const LINTED = /\.(?:[cm]?[jt]s|tsx)$/
/** A change of these may concern every file. */
const CONCERNS_LINT = ['eslint.config.mjs', 'tsconfig.json', 'package-lock.json']
const PAGE = /^(?:docs|src\/pages)\/.+\.mdx$/
/** A change of these may concern every sample. */
const CONCERNS_SAMPLES =
  /^(?:package-lock\.json|src\/features\/(?:demos|checked-samples\/(?:build|shared)|sample-runtime)(?:\/|$))/

/**
 * All suites but the projects of Playwright, in the order in which they begin.
 *
 * @type {Record<string, import('./runners.mjs').Suite>}
 */
export const SUITES = {
  samples: samples(() => []),
  'changed-samples': samples(pagesToCheck),
  // Rules that know types look at all files, so no single one can be left out.
  lint: check('lint', () => [...ESLINT, '.']),
  'lint-of-changes': check('lint-of-changes', lintOfChanges),
  types: check('types', () => [
    ...['node_modules/typescript/bin/tsc', '--noEmit'],
    ...['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  ]),
  unit: vitest('unit'),
  build: build('build', 'build', { needs: ['samples'] }),
  // Begins as soon as there is a build, since it takes longest of what is left; short suites fill the gaps.
  site: vitest('site', { needs: ['build'] }),
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
  demos: vitest('demos'),
  examples: vitest('examples', { needsBrowser: true }),
  nextjs: vitest('nextjs', { needsBrowser: true }),
  packages: vitest('packages'),
  'specification-build': vitest('specification-build', { needs: ['build'] }),
  engines: vitest('engines', { needs: ['build'] }),
  'configured-build': build('configured-build', CONFIGURED.directory, {
    needs: ['build'],
    environment: CONFIGURED.environment,
  }),
}

/** Suites that read `build/` without building it. */
export const READ_BUILD = [
  ...['site', 'specification-build', 'engines'],
  ...PROJECTS.filter((name) => name !== 'configured'),
]

const STATIC = ['types', 'lint', 'format', 'dead-code', 'spelling', 'prose-of-pages', 'prose-of-documents']
const SOURCES = ['samples', ...STATIC, 'unit', 'demos', 'examples']
const ALL = [...SOURCES, 'build', 'site', 'specification-build', 'engines', ...PROJECTS_OF_PULL_REQUESTS]

/** Names for several suites. */
export const PLANS = {
  /** What a pull request needs. */
  all: ALL,
  /** While working. */
  quick: ['types', 'lint-of-changes', 'unit', 'changed-samples', 'specification'],
  /** Everything, as before a deployment. */
  nightly: [...ALL, 'nextjs', 'packages', 'configured-build', 'every-sample', 'configured'],
  static: STATIC,
}

/**
 * Reads what follows `npm test`: names of suites and plans, and options for Playwright behind them.
 *
 * @param {string[]} given
 * @returns {{ suites: string[], more: string[] }} suites in the order in which they begin; without a name, all
 * @throws {PlainError} at a name that is unknown, and at options for other suites
 */
export function readArguments(given) {
  const first = given.findIndex((name) => name.startsWith('-'))
  const names = first === -1 ? given : given.slice(0, first)
  const more = first === -1 ? [] : given.slice(first)
  const known = [...Object.keys(SUITES), ...PROJECTS]
  const unknown = names.filter((name) => !(name in PLANS) && !known.includes(name))
  if (unknown.length > 0) {
    const all = [...Object.keys(PLANS), ...known].join(', ')
    throw new PlainError(`Unknown suite ${unknown.join(', ')}: use ${all}.`)
  }
  const wanted = new Set((names.length > 0 ? names : ['all']).flatMap((name) => PLANS[name] ?? [name]))
  const suites = known.filter((name) => wanted.has(name))
  if (more.length > 0 && !suites.every((name) => PROJECTS.includes(name))) {
    throw new PlainError(`${more.join(' ')} is for Playwright: name only ${PROJECTS.join(', ')} with it.`)
  }
  return { suites, more }
}

function lintOfChanges() {
  const files = changedFiles()
  if (files.some((file) => CONCERNS_LINT.includes(file))) return [...ESLINT, '.']
  const linted = files.filter((file) => LINTED.test(file))
  return linted.length === 0 ? undefined : [...ESLINT, '--no-warn-ignored', ...linted]
}

function pagesToCheck() {
  const files = changedFiles()
  if (files.some((file) => CONCERNS_SAMPLES.test(file))) return []
  const pages = files.filter((file) => PAGE.test(file))
  return pages.length === 0 ? undefined : pages
}
