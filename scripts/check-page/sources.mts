import { readFileSync } from 'node:fs'

import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

import sidebars from '../../sidebars'
import { createPageChecker } from '../../src/features/page-checks/check-page'
import { findSearches, readQuerySet, searchesBeside } from '../../src/features/search/authoring'
import { outsideOfCode } from '../../src/lib/build/outside-of-code'

/** The page that is checked. */
export interface Page {
  /** From the site's folder, like `docs/usage/nextjs.mdx`. */
  file: string
  /** What `sidebars.ts` calls it, like `usage/nextjs`. */
  id: string
  /** What readers see, like `/usage/nextjs`. */
  address: string
  text: string
}

/** Reads a page of `docs/`. */
export function getPage(file: string): Page {
  const id = file.replace(/^docs\//, '').replace(/\.mdx?$/, '')
  return { file, id, address: `/${id}`, text: readFileSync(file, 'utf8') }
}

/** Pages about the inside of the library are read from links, not from the menu. */
const NOT_IN_MENU = 'rtk-query/internal/'

/** What the front matter lacks, and links that lead nowhere. */
export function sourceFaults({ file, text }: Page): string[] {
  return createPageChecker('.')
    .getDiagnostics(file, text)
    .map((fault) => fault.text)
}

/** Headings without an id of their own. */
export function headingFaults({ file, text }: Pick<Page, 'file' | 'text'>): string[] {
  return outsideOfCode(text).flatMap(({ line, text: content }) => {
    const [, heading] = /^#{2,3} (.+)$/.exec(content) ?? []
    if (heading === undefined || /\{\/\* *#[\w-]+ *\*\/\}\s*$/.test(heading)) return []
    const remedy = 'Links need one that stays: ## Initial state {/* #initial-state */}'
    return [`${file}:${line}: The heading has no id. ${remedy}`]
  })
}

/** An entry of the menu is missing. */
export function sidebarFaults({ id }: Pick<Page, 'id'>, menu: SidebarsConfig = sidebars): string[] {
  if (id.startsWith(NOT_IN_MENU) || idsIn(menu).has(id)) return []
  return [`sidebars.ts: '${id}' isn't listed, so the page is in no menu. Add it to its section.`]
}

/** Strings in lists are ids of pages; those elsewhere are labels. */
function idsIn(value: unknown): Set<string> {
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value
    return new Set(entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : [...idsIn(entry)])))
  }
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(Object.values(value).flatMap((entry: unknown) => [...idsIn(entry)]))
}

/** Faults of the file with the page's searches, and that no query of the search's tests leads to the page. */
export function queryFaults(
  { file, address }: Pick<Page, 'file' | 'address'>,
  readings = findSearches('.'),
): string[] {
  const beside = searchesBeside(file)
  const findings = readings
    .flatMap((reading) => reading.diagnostics)
    .filter((finding) => finding.file === beside)
    .map(({ line, message }) => `${beside}:${line}: ${message}`)
  // Queries of a file with findings aren't read.
  if (findings.length > 0) return findings
  const sets = [
    ...readings.map(({ searches }) => searches),
    readQuerySet('.', 'across-pages'),
    readQuerySet('.', 'tuned'),
  ]
  const targets = sets.flatMap((set) => set.targets)
  if (targets.some(({ place }) => place.replace(/#.*/, '') === address)) return []
  const message = `no query leads to ${address}. Write there what its readers type, under "queries:" and a kind such as "questions:", for example "how do I …: [(page)]"; docs/api/createSlice.search.yaml shows the form.`
  return [`${beside}: ${message}`]
}
