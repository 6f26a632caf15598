import { isCut } from './changed-value'
import type { Documents } from './documents'
import { marksOf, type Mark } from './marks'
import type { ProjectFile } from './project'
import type { ReportLine } from './report'

/** Changed values that don't fit into their lines, in full. */
export function cutValues(files: readonly ProjectFile[], documents: Documents): ReportLine[] {
  return files.flatMap(({ name: file }) => {
    const state = documents.stateOf(file)
    return marksOf(state).flatMap((mark) => {
      const text = fullText(mark)
      if (text === undefined) return []
      return [
        { text, level: 'log' as const, place: { file, line: state.doc.lineAt(mark.from).number, column: 1 } },
      ]
    })
  })
}

function fullText({ look }: Mark): string | undefined {
  if (look.is !== 'changed') return undefined
  const actual = look.actual ?? 'nothing'
  return isCut(actual) || isCut(look.expected) ? `${actual} (was ${look.expected})` : undefined
}
