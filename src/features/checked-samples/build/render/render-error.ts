import * as codeClasses from '../../../../lib/code-classes'
import type { ReportedError } from '../result'
import { escapeHtml } from './html'

const LONGEST_MESSAGE = 3
const LONGEST_LINE = 220

/** Writes an expected error as a note below its line. Only the first lines of the message are shown. */
export function renderError({ code, message }: ReportedError): string {
  const lines = message.trimEnd().split(/\s*\n/)
  const shown = lines.slice(0, LONGEST_MESSAGE).map((line) => shorten(line, LONGEST_LINE))
  const text = escapeHtml(shown.join('\n')) + (lines.length > LONGEST_MESSAGE ? ' …' : '')
  return `<span class="${codeClasses.error}"><b>TS${code}:</b> ${text}</span>`
}

function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const space = text.lastIndexOf(' ', longest)
  return `${text.slice(0, space > longest / 2 ? space : longest)} …`
}
