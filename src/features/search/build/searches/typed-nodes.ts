import { isMap, isNode, isScalar, isSeq } from 'yaml'
import type { Node, ParsedNode } from 'yaml'

import type { Report } from '../../../../lib/build/content/data-diagnostic'
import { openYaml, remedyForText } from '../../../../lib/build/content/open-yaml'

/** A text of the file, and the line where it is. */
interface Text {
  text: string
  line: number
}

/** A key of the file with its value, which may be missing. */
export interface Entry {
  key: Text
  value: ParsedNode | null
}

/** Reads a YAML file as what is expected at each place. Whatever is something else is reported, and left out. */
export interface TypedReader {
  /** Undefined if the file can't be read at all, which has been reported then. */
  root: Entry | undefined
  /** The entries of a map, which has to have some. */
  entriesOf(entry: Entry, remedy: string): Entry[]
  /** The texts of a list, which has to have some, none of them twice or blank. */
  textsOf(entry: Entry, remedy: string): Text[]
  report: Report
}

/**
 * Opens a YAML file.
 *
 * @param report - is called with the line and the remedy of each fault
 */
export function readTyped(text: string, report: Report): TypedReader {
  const { document, lineAt } = openYaml(text, report)
  const textOf = (node: unknown): Text | undefined => {
    const line = lineAt(isNode(node) ? node.range?.[0] : 0)
    if (isScalar(node) && typeof node.value === 'string' && node.value.trim() !== '') {
      return { text: node.value, line }
    }
    report(line, remedyForText(node))
    return undefined
  }
  return {
    root: document && { key: { text: '', line: 1 }, value: document.contents },
    report,
    entriesOf({ key, value }, remedy) {
      if (!isMap(value) || value.items.length === 0) report(key.line, remedy)
      if (!isMap<Node, ParsedNode | null>(value)) return []
      return value.items.flatMap((pair) => {
        const name = textOf(pair.key)
        return name === undefined ? [] : [{ key: name, value: pair.value }]
      })
    },
    textsOf({ key, value }, remedy) {
      if (!isSeq(value) || value.items.length === 0) report(key.line, remedy)
      const texts = isSeq(value) ? value.items.flatMap((item) => textOf(item) ?? []) : []
      return texts.filter(({ text: item, line }, at) => {
        const isFirst = texts.findIndex((other) => other.text === item) === at
        if (!isFirst) report(line, `"${item}" is repeated for "${key.text}": remove it.`)
        return isFirst
      })
    },
  }
}
