import { attempt } from '../shared/attempt'
import type { Moment } from './history'
import type { ReadingHost } from './host'
import type { Rows } from './rows'

/** Of one action: what is compared at most, so that a big state costs no more than a small one. */
const MOST_PARTS = 500
const DEPTH = 12

/**
 * Makes what finds actions. Each word must be in the action's type, in its call or payload, or in what it changed: in a path or
 * a new value. `changed:cart.total` finds what changed that value, or something in it.
 */
export function createFinder(text: string, host: ReadingHost, rows: Rows): (moment: Moment) => boolean {
  const words = text.toLowerCase().match(WORDS) ?? []

  return (moment) => {
    const { preview } = rows.getRow(moment, undefined)
    const said = `${rows.getType(moment.entry.action)} ${preview}`.toLowerCase()
    const changes = listChanged(moment, host).map(({ path, value }) => ({
      path: `${path}.`.toLowerCase(),
      said: `${path} ${rows.getPreview(value)}`.toLowerCase(),
    }))
    return words.every((word) => {
      if (!word.startsWith('changed:'))
        return said.includes(word) || changes.some((change) => change.said.includes(word))
      const wanted = `${getPath(word.slice('changed:'.length))}.`
      return changes.some(({ path }) => path.startsWith(wanted) || wanted.startsWith(path))
    })
  }
}

/** Words; in a path, there may be keys in quotes: `changed:api.queries["getTicket(\"T 1\")"]`. */
const WORDS = /changed:(?:"(?:[^"\\]|\\.)*"|\S)*|\S+/g

/** A path as it is compared: `cart.items[0]` and `cart.items.0` are the same one. */
function getPath(text: string): string {
  const dotted = text.replace(/\[("(?:[^"\\]|\\.)*"|[^\]]*)\]/g, (_all, key: string) => {
    const unquoted = attempt(() => String(JSON.parse(key))) ?? key
    return `.${unquoted}`
  })
  return dotted.replace(/^\.|\.$/g, '')
}

/** What is another value after an action. Objects that are the same ones aren't looked into. */
function listChanged({ before, after }: Moment, { own, getKeys }: ReadingHost) {
  const found: { path: string; value: unknown }[] = []
  let parts = 0

  function compare(one: unknown, other: unknown, path: string[]): void {
    parts += 1
    if (Object.is(one, other) || parts > MOST_PARTS) return
    const keys = path.length < DEPTH ? [...new Set([...getKeys(one), ...getKeys(other)])] : []
    if (keys.length === 0 || typeof one !== 'object' || typeof other !== 'object' || !one || !other)
      found.push({ path: path.join('.'), value: other })
    else for (const key of keys) compare(own(one, key), own(other, key), [...path, key])
  }

  compare(before, after, [])
  return found
}
