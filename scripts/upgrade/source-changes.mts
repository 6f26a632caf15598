import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { diffLines } from 'diff'

import { sourceFiles } from './declarations.mjs'
import { linesOfPages } from './statements.mjs'

/** A source file of the library that is different, new or gone. */
export interface SourceChange {
  file: string
  added: string[]
  removed: string[]
}

/** Pages shown for a file: those that name most of what changed there. */
const SHOWN_PAGES = 6
/** A name that stands on more pages says nothing about which of them describes a change. */
const COMMON = 25
const SHOWN_NAMES = 12
/** A change that is longer is read in the sources. */
const SHOWN_LINES = 80

/** Compares the sources of two packages, file by file. */
export function changedSources(earlier: string, now: string): SourceChange[] {
  const files = new Set([...sourceFiles(earlier), ...sourceFiles(now)])
  return [...files].flatMap((file) => {
    const [before, after] = [earlier, now].map((directory) => textOf(path.join(directory, file)))
    if (before === after) return []
    const parts = diffLines(before ?? '', after ?? '')
    const lines = (kind: 'added' | 'removed') =>
      parts.filter((part) => part[kind]).flatMap(({ value }) => value.trimEnd().split('\n'))
    const [added, removed] = [lines('added'), lines('removed')]
    return [{ file, added: withoutMoved(added, removed), removed: withoutMoved(removed, added) }]
  })
}

/** Leaves out empty lines, and those that were only indented otherwise, or put elsewhere in the file. */
function withoutMoved(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map((line) => line.trim()))
  return lines.filter((line) => line.trim() !== '' && !known.has(line.trim()))
}

/**
 * Says of each file which pages describe it, which are those that name most of what the changed lines name, and what its authors
 * write about the change: the comments that came, and the lines of code if they are few.
 *
 * @param known - names that readers know: exports, and members of their types
 */
export function describeSources(
  changes: readonly SourceChange[],
  known: ReadonlySet<string>,
  pages = linesOfPages(),
): string[] {
  const namesOnPages = readNamesOfPages(pages)
  return changes.map(({ file, added, removed }) => {
    const names = namesIn([...added, ...removed].filter(isCode))
      .filter((name) => known.has(name) && pagesWith(name, namesOnPages) <= COMMON)
      .sort((one, other) => pagesWith(one, namesOnPages) - pagesWith(other, namesOnPages))
    return [
      `${file} (+${added.length} −${removed.length})`,
      ...indented(`Names: ${names.slice(0, SHOWN_NAMES).join(', ') || 'none of few pages'}`),
      ...indented(`Pages: ${pagesNaming(names, namesOnPages).join(', ') || 'none names them'}`),
      ...commentsIn(added).flatMap(indented),
      ...codeOf(added, removed).flatMap(indented),
    ].join('\n')
  })
}

/**
 * Finds the lines of pages that name something, for each name of which there are not too many.
 *
 * @param names - what is new, gone, or of another type
 */
export function statementsNaming(names: readonly string[], pages = linesOfPages()): string[] {
  return names.flatMap((name) => {
    const lines = pages.filter(({ text }) => namesIn([text]).includes(name))
    if (lines.length === 0) return []
    const files = [...new Set(lines.map(({ place }) => fileOf(place)))]
    const where =
      lines.length <= SHOWN_PAGES * 2
        ? lines.map(({ place }) => place)
        : files.map((file) => countIn(file, lines))
    return [`${name}: ${where.join(', ')}`]
  })
}

function countIn(file: string, lines: readonly { place: string }[]): string {
  return `${file} (${lines.filter(({ place }) => fileOf(place) === file).length} lines)`
}

function pagesWith(name: string, pagesOf: ReadonlyMap<string, ReadonlySet<string>>): number {
  return pagesOf.get(name)?.size ?? 0
}

function readNamesOfPages(pages: readonly { place: string; text: string }[]): Map<string, Set<string>> {
  const pagesOf = new Map<string, Set<string>>()
  for (const { place, text } of pages) {
    for (const name of namesIn([text])) {
      pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(fileOf(place)))
    }
  }
  return pagesOf
}

function pagesNaming(names: readonly string[], pagesOf: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const scores = new Map<string, number>()
  for (const name of names) {
    const pages = pagesOf.get(name) ?? new Set()
    for (const page of pages) scores.set(page, (scores.get(page) ?? 0) + 1 / pages.size)
  }
  return [...scores]
    .sort(([, first], [, second]) => second - first)
    .slice(0, SHOWN_PAGES)
    .map(([page]) => page)
}

function codeOf(added: readonly string[], removed: readonly string[]): string[] {
  const signed = (sign: string, lines: readonly string[]) =>
    lines.filter((line) => isCode(line) && /\w/.test(line)).map((line) => `${sign} ${line.trim()}`)
  const lines = [...signed('-', removed), ...signed('+', added)]
  return lines.length > SHOWN_LINES ? [] : lines
}

/** The sentences of comments, without their signs; lines of one comment are joined. */
function commentsIn(lines: readonly string[]): string[] {
  const comments: string[] = []
  let isOpen = false
  for (const line of lines) {
    const [, text] = /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s?(.*?)(?:\*\/)?\s*$/.exec(line) ?? []
    if (text && isOpen) comments.push(`${comments.pop() ?? ''} ${text.trim()}`)
    else if (text) comments.push(`// ${text.trim()}`)
    isOpen = Boolean(text)
  }
  return comments.filter((comment) => /\w+ \w+ \w+/.test(comment) && !/^\/\/ (?:@|```)/.test(comment))
}

function namesIn(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => line.match(/\b[a-zA-Z_]\w{3,}\b/g) ?? []))]
}

const isCode = (line: string): boolean => !/^\s*(?:\/\/|\*|\/\*|import\b)/.test(line)
const indented = (line: string): string[] => [`  ${line}`]
const fileOf = (place: string): string => place.replace(/:\d+$/, '')
const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined
