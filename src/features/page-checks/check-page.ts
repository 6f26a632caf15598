import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

import { listPages, listSkillFiles } from '../../lib/build/list-pages'
import { REDIRECTS_FILE, type ListedRedirect } from '../../config/read-redirects'
import type { PageDiagnostic } from './page-diagnostic'
import { linkTargets, type LinkTargets } from './link-targets'
import { linkDiagnostics } from './links'
import { isOfFolder, type Redirect } from '../../config/redirects'

/** Limits of `description`, in characters: in lists of results, a shorter one says too little, a longer one is cut. */
const DESCRIPTION_LENGTH = { min: 110, max: 160 } as const

const KNOWN_FIELDS = [
  'id',
  'title',
  'description',
  'sidebar_label',
  'pagination_label',
  'hide_table_of_contents',
  'toc_max_heading_level',
  // Exports that the page is the home of; `src/features/api-reference/build` checks them.
  'exports',
]

/**
 * Lists what is wrong with the front matter of a page of `docs/`: YAML that can't be read, and fields that are missing,
 * misspelled or of the wrong type. Docusaurus would accept most of them.
 *
 * @param text - the whole MDX file
 */
export function frontMatterDiagnostics(text: string): PageDiagnostic[] {
  const yaml = /^---\r?\n([^]*?)\r?\n---/.exec(text)?.[1] ?? ''
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  // The first line is the "---" that opens the front matter.
  const lineAt = (offset: number): number => lines.linePos(offset).line + 1
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      message: `The front matter is not valid YAML: ${message.split('\n')[0]}`,
    }))
  }
  const items = isMap(document.contents) ? document.contents.items : []
  const getLine = (field: string): number => {
    const key = items.map((item) => item.key).find((node) => isScalar(node) && node.value === field)
    return isScalar(key) ? lineAt(key.range[0]) : 1
  }
  const fields = (document.toJS() ?? {}) as Record<string, unknown>
  return fieldDiagnostics(fields).map((message) => ({
    line: getLine(/^"([^"]+)"/.exec(message)?.[1] ?? ''),
    message,
  }))
}

/** One sentence per fault, each with its remedy; it begins with the field. */
function fieldDiagnostics(frontMatter: Readonly<Record<string, unknown>>): string[] {
  const { id, title, description, ...optional } = frontMatter
  const diagnostics: string[] = []
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id)) {
    diagnostics.push(`"id" must be the last part of the page's address, like "id: createSlice".`)
  }
  if (typeof title !== 'string' || title.trim() === '') {
    diagnostics.push('"title" must be the page\'s heading, like "title: createSlice".')
  }
  diagnostics.push(...descriptionDiagnostics(description))
  if (optional.sidebar_label !== undefined && typeof optional.sidebar_label !== 'string') {
    diagnostics.push('"sidebar_label" must be text; put it in quotes.')
  }
  for (const field of Object.keys(optional).filter((name) => !KNOWN_FIELDS.includes(name))) {
    diagnostics.push(
      `"${field}" is not a field of ours; use one of ${KNOWN_FIELDS.join(', ')}, or remove it.`,
    )
  }
  return diagnostics
}

function descriptionDiagnostics(description: unknown): string[] {
  const { min, max } = DESCRIPTION_LENGTH
  if (typeof description !== 'string') {
    return [`"description" must be one sentence of ${min} to ${max} characters.`]
  }
  if (description.length < min || description.length > max) {
    return [`"description" has ${description.length} characters; write one sentence of ${min} to ${max}.`]
  }
  return []
}

/** Where `to` repeats what follows the folder of `from`. */
const SPLAT = ':splat'

/**
 * Finds the redirects that lead nowhere, in a circle, or to another redirect, and those that are never used.
 *
 * @param targets - the pages that there are
 */
export function redirectDiagnostics(
  redirects: readonly ListedRedirect[],
  targets: LinkTargets,
): PageDiagnostic[] {
  return redirects.flatMap((redirect, position) => {
    const message =
      formDiagnostic(redirect) ??
      orderDiagnostic(redirect, redirects.slice(0, position)) ??
      chainDiagnostic(redirect, redirects) ??
      targetDiagnostic(redirect, targets)
    const { line } = redirect
    return message === undefined ? [] : [{ line, message: `${redirect.from} → ${redirect.to}: ${message}` }]
  })
}

function formDiagnostic(redirect: Redirect): string | undefined {
  const { from, to } = redirect
  const isWellFormed = isOfFolder(redirect)
    ? isPath(from.replace(/\/\*$/, '')) && (to === `/${SPLAT}` || isPath(to.replace(/\/:splat$/, '')))
    : isPath(from) && isPath(to)
  if (!isWellFormed) {
    return 'Both must be paths like /api/createSlice, without query, hash or end slash. Only a folder ends in /*, and its target may end in /:splat.'
  }
  return from === to ? 'It leads to itself; remove it.' : undefined
}

function orderDiagnostic({ from }: Redirect, earlier: readonly Redirect[]): string | undefined {
  if (earlier.some((other) => other.from === from)) return 'This source appears twice; keep one.'
  const folder = earlier.find((other) => isOfFolder(other) && from.startsWith(other.from.slice(0, -1)))
  return folder && `It is never reached, because ${folder.from} comes first; move it up.`
}

function chainDiagnostic({ to }: Redirect, all: readonly Redirect[]): string | undefined {
  return all.some((other) => other.from === to)
    ? 'Its target is redirected again; name the last address.'
    : undefined
}

function targetDiagnostic({ from, to }: Redirect, targets: LinkTargets): string | undefined {
  if (!to.endsWith(SPLAT)) return targets.getDiagnostic(to, from)?.message
  const folder = to.slice(0, -SPLAT.length)
  return targets.hasPagesIn(folder)
    ? undefined
    : `There are no pages in ${folder}. Name a folder that has some.`
}

function isPath(value: string): boolean {
  return /^(\/[\w.~-]+)+$/.test(value)
}

const DOCS = 'docs/'

/** Formats a fault for printing, like `docs/api/createSlice.mdx:12: …`. */
interface PrintedDiagnostic extends Pick<PageDiagnostic, 'isDoubtful'> {
  text: string
}

/** Finds faults in the sources of pages, before they are compiled. */
export interface PageChecker {
  getDiagnostics(page: string, text: string): PrintedDiagnostic[]
  /** The faults of all pages as they are on the disk. */
  allDiagnostics(): PrintedDiagnostic[]
  /** The faults of redirects, at their lines. */
  redirectDiagnostics(redirects: readonly ListedRedirect[]): PrintedDiagnostic[]
}

/**
 * Reads all pages of a site.
 *
 * @param siteDir - absolute path of the site's folder
 */
export function createPageChecker(siteDir: string): PageChecker {
  const pages = new Map(
    [...listPages(siteDir), ...listSkillFiles(siteDir)].map((page) => [
      page,
      readFileSync(path.join(siteDir, page), 'utf8'),
    ]),
  )
  const targets = linkTargets(siteDir, new Map([...pages].filter(([page]) => page.startsWith(DOCS))))
  const getDiagnostics = (page: string, text: string): PrintedDiagnostic[] => {
    const diagnostics = [
      ...(page.startsWith(DOCS) ? frontMatterDiagnostics(text) : []),
      ...linkDiagnostics(page, text, targets),
    ]
    return diagnostics.map((diagnostic) => placed(page, diagnostic))
  }
  return {
    getDiagnostics,
    allDiagnostics: () => [...pages].flatMap(([page, text]) => getDiagnostics(page, text)),
    redirectDiagnostics: (redirects) =>
      redirectDiagnostics(redirects, targets).map((diagnostic) => placed(REDIRECTS_FILE, diagnostic)),
  }
}

const placed = (file: string, { line, message, ...rest }: PageDiagnostic): PrintedDiagnostic => ({
  text: `${file}:${line}: ${message}`,
  ...rest,
})
