import type { Described } from '../protocol/messages'
import { cut } from './describe'

/** What may be written as a key without quotes. */
const NAME = /^[\w$]+$/

/** Writes a described value on one line, as code would: `{ id: 1, tags: ['new'] }`. */
export function lineOf(described: Described, most: number): string {
  return cut(write(described).replace(/\s+/g, ' '), most)
}

function write(described: Described): string {
  if (typeof described === 'string') return `'${described}'`
  if (typeof described !== 'object' || described === null) return String(described)
  switch (described.kind) {
    case 'text':
      return described.text
    case 'array':
      return enclose('[', [...described.items.map(write), ...rest(described.more)], ']')
    case 'object': {
      const entries = described.entries.map(
        ([key, value]) => `${NAME.test(key) ? key : `'${key}'`}: ${write(value)}`,
      )
      const prefix = described.name === undefined ? '' : `${described.name} `
      return prefix + enclose('{ ', [...entries, ...rest(described.more)], ' }')
    }
  }
}

const rest = (more = 0): string[] => (more > 0 ? ['…'] : [])

function enclose(before: string, parts: readonly string[], after: string): string {
  return parts.length === 0 ? before.trim() + after.trim() : before + parts.join(', ') + after
}
