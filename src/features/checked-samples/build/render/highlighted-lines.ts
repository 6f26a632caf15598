import { alignNames } from './align'
import type { ShownFile, ShownLine } from '../page/fence-files'

/**
 * Carries highlighted lines over to the JavaScript form.
 *
 * @param highlighted - places among the shown lines of the TypeScript, from 1
 * @returns places among the shown lines of the JavaScript, from 1
 */
export function highlightedInJavaScript(
  highlighted: ReadonlySet<number>,
  typescript: { code: string; files: readonly ShownFile[] },
  javascript: { code: string; files: readonly ShownFile[] },
  tsx: boolean,
): Set<number> {
  if (highlighted.size === 0) return new Set()
  const before = typescript.files.flatMap(({ lines }) => lines)
  const placeOf = new Map(before.map(({ source }, index) => [source, index + 1]))
  const origins = new Map<number, number>()
  for (const name of alignNames(typescript.code, javascript.code, tsx)) {
    const place = placeOf.get(name.typescript.line)
    if (place !== undefined && !origins.has(name.javascript.line)) origins.set(name.javascript.line, place)
  }
  const result = new Set<number>()
  let latest = 0
  javascript.files
    .flatMap(({ lines }) => lines)
    .forEach((line, index) => {
      const origin = origins.get(line.source) ?? nextAlike(before, line, latest)
      latest = origin ?? latest
      if (origin !== undefined && highlighted.has(origin)) result.add(index + 1)
    })
  return result
}

/** Lines without a name, like `})`, follow the one before them. */
function nextAlike(lines: readonly ShownLine[], { text }: ShownLine, after: number): number | undefined {
  if (text.trim() === '') return undefined
  const index = lines.findIndex((line, place) => place >= after && line.text.trim() === text.trim())
  return index === -1 ? undefined : index + 1
}
