import {
  extractErrorCodes,
  extractMessages,
  messageKey,
} from '../../src/features/api-reference/build/upgrade'
import { templateOf } from '../../src/features/error-messages/template-parts'
import { beginningOf, differenceOf, readDeclarations } from './declarations.mjs'
import type { Library } from './installed.mjs'
import { newNames, retypedMembers, without } from './library-changes.mjs'
import { changedSources, describeSources, statementsNaming } from './source-changes.mjs'

/** The folders of the two packages. */
export interface Directories {
  earlier: string
  now: string
}

/** What differs between the published files of two versions: declarations, messages and sources, with the pages about them. */
export function describePackages(earlier: Library, now: Library, directories: Directories): string[] {
  const declarations = {
    earlier: readDeclarations(directories.earlier),
    now: readDeclarations(directories.now),
  }
  const sources = changedSources(directories.earlier, directories.now)
  return [
    ...list(
      'New exports, as they are declared',
      without(now.exports, earlier.exports).map((name) => declared(name, declarations.now)),
    ),
    ...list(
      'Gone exports, as they were declared',
      without(earlier.exports, now.exports).map((name) => declared(name, declarations.earlier)),
    ),
    ...list('Exports that are declared otherwise', redeclared(earlier, now, declarations)),
    ...list('Messages', changedMessages(directories)),
    ...list(
      'Lines of pages that name what is new, gone or of another type',
      statementsNaming(changedNames(earlier, now)),
    ),
    ...list(
      'Source files that differ, and the pages about what changed there',
      describeSources(sources, knownNames(earlier, now)),
    ),
  ]
}

type Declarations = Record<keyof Directories, ReadonlyMap<string, string>>

function declared(name: string, declarations: ReadonlyMap<string, string>): string {
  return beginningOf(declarations.get(name) ?? `${name}, which is declared elsewhere`)
}

function redeclared(earlier: Library, now: Library, declarations: Declarations): string[] {
  return now.exports
    .filter((name) => earlier.exports.includes(name))
    .flatMap((name) => {
      const [before, after] = [declarations.earlier.get(name), declarations.now.get(name)]
      if (before === undefined || after === undefined || before === after) return []
      return [`${name}\n${indent(differenceOf(before, after))}`]
    })
}

function changedMessages({ earlier, now }: Directories): string[] {
  const [before, after] = [messagesOf(earlier), messagesOf(now)]
  const lines = (sign: string, messages: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
    [...messages].filter(([key]) => !others.has(key)).map(([, message]) => `${sign} ${message}`)
  return [...lines('-', before, after), ...lines('+', after, before)]
}

/** The templates of all messages of a package, by what makes them the same. */
function messagesOf(directory: string): Map<string, string> {
  const { codes } = extractErrorCodes(directory)
  const numbered = codes.map(({ code, message }) => `${templateOf(message)} (code ${code})`)
  const others = extractMessages(directory, codes).map(({ parts }) => templateOf(parts))
  return new Map(
    [...numbered, ...others].map((message) => [messageKey(message), message.replace(/\s+/g, ' ')]),
  )
}

/** The own names of members and exports. */
function changedNames(earlier: Library, now: Library): string[] {
  const gone = newNames(now, earlier)
  const names = [...newNames(earlier, now), ...gone, ...retypedMembers(earlier, now)]
  return [...new Set(names.map(ownName))].sort()
}

function knownNames(...libraries: readonly Library[]): Set<string> {
  return new Set(
    libraries.flatMap(({ exports, members }) => [...exports, ...Object.keys(members).map(ownName)]),
  )
}

const ownName = (member: string): string => member.replace(/^.*\./, '')
const indent = (text: string): string => text.replace(/^/gm, '  ')

function list(title: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [`${title}:\n${entries.map(indent).join('\n')}`]
}
