import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { hashFiles } from '../../src/lib/build/hash'
import { importedCode } from '../../src/lib/build/imported-code'
import type { Subject } from './recorded'

const EDITOR: readonly string[] = ['sample-editor', 'checked-samples']
const DEMOS: readonly string[] = ['demos']
const SAMPLES: readonly string[] = ['checked-samples']
const SEARCH: readonly string[] = ['search', 'symptoms']
const ERRORS: readonly string[] = ['error-finder', 'error-messages', 'symptoms']

/**
 * The features (folders of src/features) that a test file in tests/browser is about, by the beginning of its name; the first that fits counts. What
 * these features import belongs to it, and so does what every page loads. A file that isn't here is about the whole site.
 */
export const COVERS: ReadonlyArray<[beginning: string, features: readonly string[]]> = [
  ['try-demo', [...EDITOR, ...DEMOS]],
  ['try-', EDITOR],
  ['demo', DEMOS],
  ['code-', SAMPLES],
  ['search-', SEARCH],
  ['configured/search', SEARCH],
  ['fuzz', [...SEARCH, ...ERRORS]],
  ['errors', [...SEARCH, ...ERRORS]],
  ['row-filter', ['row-filter', 'api-reference']],
  ['copy-page', ['page-actions']],
]

/** What these find comes from all pages, and from the texts beside them. */
const READ_ALL_PAGES: ReadonlySet<string> = new Set(['search', 'error-finder'])

const SITE = process.cwd()
/** What every page of the site loads, how it is built, and how tests are run. */
const EVERYWHERE = [
  ...['docusaurus.config.ts', 'babel.config.js', 'package-lock.json', 'playwright.config.ts'],
  ...['src/client', 'src/components', 'src/config', 'src/css', 'src/lib', 'src/theme', 'static'],
  ...['src/features/built-site', 'src/features/fast-pages', 'scripts/preview'],
]
const ALL_PAGES = ['docs', 'src/pages', 'content', 'sidebars.ts']
/** They choose by item what they run. */
const CHOOSE_THEMSELVES = /\/(try-sandbox-hostile|try-samples)\.spec\.ts$/
const CODE = /(?<!\.test)\.tsx?$/
/** The path of a page in a test, up to its heading or query. */
const PAGE = /['"`]\/([a-z][\w/-]*)/gi

/** The test files for Playwright that are run when something changed that they are about. */
export function specSubject(): Subject<string> {
  return {
    kind: 'specs',
    shared: hashFiles(SITE, EVERYWHERE),
    items: specs(),
    getId: (spec) => spec,
    getFingerprint: (spec) => hashFiles(SITE, getFiles(spec)),
  }
}

function specs(): string[] {
  const files = ['browser', 'browser/configured', 'accessibility'].flatMap((folder) =>
    readdirSync(`tests/${folder}`).map((name) => `tests/${folder}/${name}`),
  )
  return files.filter((file) => file.endsWith('.spec.ts') && !CHOOSE_THEMSELVES.test(file)).sort()
}

/** All files that may change what a test file finds, besides those that concern every one. */
export function getFiles(spec: string): string[] {
  const tests = importedCode(SITE, [spec])
  return [...new Set([...tests, ...getCode(spec), ...getPages(spec, tests)])].sort()
}

function getFeatures(spec: string) {
  const name = spec.replace(/^tests\/browser\//, '')
  return COVERS.find(([beginning]) => name.startsWith(beginning))?.[1]
}

function getCode(spec: string): string[] {
  const features = getFeatures(spec)
  if (features === undefined) return ['src', 'sidebars.ts']
  const folders = [...new Set(features)].map((feature) => `src/features/${feature}`)
  const code = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  // Folders for what is no code, and modules for what these import of other features.
  return [
    ...folders,
    ...importedCode(
      SITE,
      code.filter((file) => CODE.test(file)),
    ),
  ]
}

/** The pages that a test names; all, where it names none. */
function getPages(spec: string, tests: readonly string[]): string[] {
  if (getFeatures(spec)?.some((feature) => READ_ALL_PAGES.has(feature))) return ALL_PAGES
  const texts = tests.filter((file) => file.startsWith('tests/')).map((file) => readFileSync(file, 'utf8'))
  const named = texts.flatMap((text) => [...text.matchAll(PAGE)].map((match) => match[1] ?? ''))
  const pages = named.flatMap((page) => [
    `docs/${page}.mdx`,
    `docs/${page}/index.mdx`,
    `src/pages/${page}.mdx`,
  ])
  const existing = pages.filter((page) => existsSync(page))
  return existing.length > 0 ? existing : ALL_PAGES
}
