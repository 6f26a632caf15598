import { formatDiagnostic } from '../../../../lib/build/diagnostic'
import type { CheckReport } from './checker'

/** A text with all problems of a check; undefined if there are none. */
export function diagnosticsText({ pages }: CheckReport): string | undefined {
  const texts = pages.flatMap(({ project, diagnostics }) =>
    diagnostics.map((diagnostic) => `Sample ${formatDiagnostic(diagnostic, project.page.text)}`),
  )
  if (texts.length === 0) return undefined
  return `${texts.join('\n')}\n${counted(texts.length, 'problem')} in the samples of the pages.`
}

/** One line that says what was checked. */
export function summaryText({ pages, fences, executed, cached, unchecked, drafts }: CheckReport): string {
  const parts = [
    `${counted(fences, 'sample')} on ${counted(pages.length, 'page')}`,
    `${executed} executed`,
    `${cached} unchanged since their last check`,
    `${unchecked} not checked`,
    ...(drafts > 0 ? [`${drafts} not proven in this build`] : []),
  ]
  return parts.join(', ')
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
