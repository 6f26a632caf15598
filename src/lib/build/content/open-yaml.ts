import { isScalar, LineCounter, parseDocument } from 'yaml'
import type { Document, YAMLError } from 'yaml'

import type { Report } from './data-diagnostic'

/** A YAML file as its nodes. */
interface OpenedYaml {
  /** Undefined if the file can't be read at all, which has been reported then. */
  document: Document.Parsed | undefined
  /** The line of a node that begins there, from 1. */
  lineAt: (offset?: number) => number
}

/** Opens a YAML file, and reports where it isn't valid. */
export function openYaml(text: string, report: Report): OpenedYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineAt = (offset = 0): number => Math.max(1, lines.linePos(offset).line)
  const unreadable = [...document.errors, ...document.warnings]
  for (const error of unreadable) report(lineAt(error.pos[0]), remedyForYaml(error))
  return { document: unreadable.length > 0 ? undefined : document, lineAt }
}

/** What to do about a node in the place of a text. */
export function remedyForText(node: unknown): string {
  if (isScalar(node) && (node.value === null || node.value === '' || typeof node.value === 'string')) {
    return 'The text is empty: write it, or remove its line.'
  }
  return isScalar(node) ? `${String(node.value)} is not a text: put it in quotes.` : 'There has to be a text.'
}

function remedyForYaml({ code, message }: YAMLError): string {
  if (code === 'DUPLICATE_KEY') return 'This is repeated: leave one of the two.'
  const [reason = ''] = message.split('\n')
  return `This is not valid YAML: ${reason} A text with ": ", " #" or a mark at its beginning belongs in quotes.`
}
