import type { Fence } from '../page/fence'
import type { Hover, SampleResult } from '../result'
import { alignNames } from './align'
import { formatType } from './format-type'
import { shownFiles } from '../page/fence-files'

/**
 * The types of a block's names, by the form that is shown, in the order of their places. Lines and columns count
 * from 0 in the lines that are shown: those of all files of the fence, without the names of the files.
 */
export interface DisplayedHovers {
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
  const lines = shownFiles(code).flatMap((file) => file.lines)
  const shown = new Map(lines.map(({ source }, index) => [source, index]))
  return hovers.flatMap(({ line, column, length, text }) => {
    const place = shown.get(line)
    return place === undefined ? [] : [{ line: place, column, length, text: formatType(text) }]
  })
}
