import { blankSourceFile } from 'ts-blank-space'
import ts from 'typescript'

import { parseJavaScript, parseTypeScript } from '../javascript/erase-types'
import { type ShownLine, shownLines } from '../page/shown-lines'
import type { Fence } from '../page/fence'
import type { Hover, SampleResult } from '../result'
import { formatType } from './format-type'

/** A place in a text; line and column from 0. */
interface TextPosition {
  line: number
  column: number
}

/** A name that is in both the TypeScript and the JavaScript of a sample. */
interface AlignedName {
  name: string
  typescript: TextPosition
  javascript: TextPosition
}

/**
 * Finds the names of a sample's JavaScript form in its TypeScript. Formatting neither adds nor reorders names, so both
 * have the same names in the same order. Where that isn't true, names are left out until the two agree again.
 *
 * @param typescript - the text of a fence
 * @param javascript - its JavaScript form
 */
function alignNames(typescript: string, javascript: string, tsx: boolean): AlignedName[] {
  // Type syntax is replaced by spaces, so positions stay the same.
  const left = findNames(parseJavaScript(blankSourceFile(parseTypeScript(typescript, tsx))))
  const right = findNames(parseJavaScript(javascript))
  const aligned: AlignedName[] = []
  let next = 0
  for (const { name, place } of left) {
    const found = right.findIndex((candidate, index) => index >= next && candidate.name === name)
    const target = right[found]
    // If a name was dropped, an equal name far below must not be taken for it: all names in between would be skipped.
    if (!target || found - next > LARGEST_GAP) continue
    next = found + 1
    aligned.push({ name, typescript: place, javascript: target.place })
  }
  return aligned
}

const LARGEST_GAP = 3

function findNames(source: ts.SourceFile): Array<{ name: string; place: TextPosition }> {
  const names: Array<{ name: string; place: TextPosition }> = []
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && node.text !== '') {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
      names.push({ name: node.text, place: { line, column: character } })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names.sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column)
}

/**
 * Carries highlighted lines over to the JavaScript form.
 *
 * @param highlighted - places among the shown lines of the TypeScript, from 1
 * @returns places among the shown lines of the JavaScript, from 1
 */
export function highlightedInJavaScript(
  highlighted: ReadonlySet<number>,
  typescript: { code: string; lines: readonly ShownLine[] },
  javascript: { code: string; lines: readonly ShownLine[] },
  tsx: boolean,
): Set<number> {
  if (highlighted.size === 0) return new Set()
  const before = typescript.lines
  const getPlace = new Map(before.map(({ source }, index) => [source, index + 1]))
  const origins = new Map<number, number>()
  for (const name of alignNames(typescript.code, javascript.code, tsx)) {
    const place = getPlace.get(name.typescript.line)
    if (place !== undefined && !origins.has(name.javascript.line)) origins.set(name.javascript.line, place)
  }
  const result = new Set<number>()
  let latest = 0
  for (const [index, line] of javascript.lines.entries()) {
    const origin = origins.get(line.source) ?? nextAlike(before, line, latest)
    latest = origin ?? latest
    if (origin !== undefined && highlighted.has(origin)) result.add(index + 1)
  }
  return result
}

/** Lines without a name, like `})`, follow the one before them. */
function nextAlike(lines: readonly ShownLine[], { text }: ShownLine, after: number): number | undefined {
  if (text.trim() === '') return undefined
  const index = lines.findIndex((line, place) => place >= after && line.text.trim() === text.trim())
  return index === -1 ? undefined : index + 1
}

/**
 * The types of a block's names, by the form that is shown, in the order of their places. Lines and columns count
 * from 0 in the lines that are shown.
 */
interface DisplayedHovers {
  ts: Hover[]
  /** Empty where the form is the same as the TypeScript. */
  js: Hover[]
}

/**
 * Finds the places, in the displayed lines, of the names whose types the check found.
 * Names that are not shown, or that have no counterpart in the JavaScript form, are left out.
 */
export function displayedHovers(
  fence: Pick<Fence, 'code' | 'language'>,
  result: Pick<SampleResult, 'hovers' | 'javascript'>,
): DisplayedHovers {
  // Skips parsing both forms if there are no types, as in a draft of the site.
  if (result.hovers.length === 0) return { ts: [], js: [] }
  const hovers = [...result.hovers].sort((a, b) => a.line - b.line || a.column - b.column)
  const ts = placeAll(fence.code, hovers)
  return { ts, js: result.javascript ? placeInJavaScript(fence, result.javascript, hovers) : [] }
}

function placeInJavaScript(
  fence: Pick<Fence, 'code' | 'language'>,
  javascript: string,
  hovers: readonly Hover[],
): Hover[] {
  const tsx = fence.language === 'tsx'
  const counterparts = new Map(
    alignNames(fence.code, javascript, tsx).map(({ typescript, javascript: place }) => [
      `${typescript.line}:${typescript.column}`,
      place,
    ]),
  )
  const moved = hovers.flatMap((hover) => {
    const place = counterparts.get(`${hover.line}:${hover.column}`)
    return place ? [{ ...hover, ...place }] : []
  })
  return placeAll(javascript, moved)
}

function placeAll(code: string, hovers: readonly Hover[]): Hover[] {
  const shown = new Map(shownLines(code).map(({ source }, index) => [source, index]))
  return hovers.flatMap(({ line, column, length, text }) => {
    const place = shown.get(line)
    return place === undefined ? [] : [{ line: place, column, length, text: formatType(text) }]
  })
}
