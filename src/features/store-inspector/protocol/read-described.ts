import { INSPECTOR_LIMITS } from './messages'
import type { Described } from '../shared/described'
import { fieldsOf, isCount, isFinite, readList, readText } from './read'

/** What is left of the limits. */
interface Room {
  nodes: number
}

/**
 * Reads a described value, made anew of known properties.
 *
 * @param nodes - how many objects, arrays and values it may have
 * @returns undefined for what isn't one, or is deeper or has more
 */
export function readDescribed(value: unknown, nodes: number): Described | undefined {
  return read(value, 0, { nodes })
}

function read(value: unknown, depth: number, room: Room): Described | undefined {
  room.nodes -= 1
  // What is cut off at the greatest depth is a text there.
  if (room.nodes < 0 || depth > INSPECTOR_LIMITS.depth) return undefined
  if (value === null || typeof value === 'boolean' || isFinite(value)) return value
  if (typeof value === 'string') return readText(value, INSPECTOR_LIMITS.text)
  const fields = fieldsOf(value)
  switch (fields?.kind) {
    case 'text': {
      const text = readText(fields.text, INSPECTOR_LIMITS.text)
      return text === undefined ? undefined : { kind: 'text', text }
    }
    case 'array': {
      const items = readList(fields.items, room.nodes, (item) => read(item, depth + 1, room))
      return items && { kind: 'array', items, ...moreIn(fields.more) }
    }
    case 'object': {
      const entries = readList(fields.entries, room.nodes, (entry) => readEntry(entry, depth + 1, room))
      const name = readText(fields.name, INSPECTOR_LIMITS.type)
      if (!entries || (name === undefined && fields.name !== undefined)) return undefined
      return { kind: 'object', ...(name !== undefined && { name }), entries, ...moreIn(fields.more) }
    }
    default:
      return undefined
  }
}

function readEntry(value: unknown, depth: number, room: Room): [string, Described] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const key = readText(value[0], INSPECTOR_LIMITS.text)
  const described = key === undefined ? undefined : read(value[1], depth, room)
  return key === undefined || described === undefined ? undefined : [key, described]
}

function moreIn(more: unknown): { more?: number } {
  return isCount(more) && more > 0 ? { more } : {}
}
