import { isCut } from './changed-value'
import type { Documents } from './documents'
import { marksOf, type Mark } from './marks'
import type { EditedFile } from './project'
import type { ReportLine } from './report'

/** Changed values that can't be read in their lines: because they don't fit, or are in a file that isn't in view. */
export function cutValues(files: readonly EditedFile[], documents: Documents): ReportLine[] {
  return files.flatMap(({ name: file }) => {
    const state = documents.stateOf(file)
    return marksOf(state).flatMap((mark) => {
      const line = state.doc.lineAt(mark.from)
      const isInView = file === documents.shown()
      const text = isInView ? fullText(mark) : textElsewhere(mark, state.sliceDoc(line.from, mark.from))
      return text === undefined
        ? []
        : [{ text, level: 'log' as const, place: { file, line: line.number, column: 1 } }]
    })
  })
}

function fullText({ look }: Mark): string | undefined {
  if (look.is === 'shown') return isCut(look.actual) ? look.actual : undefined
  if (look.is !== 'changed') return undefined
  const actual = look.actual ?? 'nothing'
  return isCut(actual) || isCut(look.expected) ? `${actual} (was ${look.expected})` : undefined
}

/** @param code - the code before the comment, on the same line */
function textElsewhere({ kind, look }: Mark, code: string): string | undefined {
  if (look.is === 'shown') return `${code.trim()} → ${look.actual}`
  if (look.is !== 'changed') return undefined
  const sign = kind === 'value' ? '→' : 'throws'
  return `${code.trim()} ${sign} ${look.actual ?? 'nothing'} (was ${look.expected})`
}
