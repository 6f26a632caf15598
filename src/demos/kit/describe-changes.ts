import type { CacheEntry } from './read-cache'

/**
 * Says in words how a cache entry changed.
 *
 * @param before - undefined if it is new
 * @param keepFor - seconds that it is kept for without subscribers
 * @returns a line for each change; none if nothing did
 */
export function describeChanges(
  before: CacheEntry | undefined,
  after: CacheEntry,
  keepFor: number,
): string[] {
  const { key } = after
  const changes: string[] = []
  if (before === undefined) changes.push(`added, ${after.status}`)
  else if (before.status !== after.status) changes.push(`${before.status} → ${after.status}`)
  else if (before.fulfilledAt !== after.fulfilledAt) changes.push('new data arrived')
  else if (before.data !== after.data) changes.push('data changed without a request')
  if ((before?.subscribers ?? 0) !== after.subscribers)
    changes.push(subscribersText(after.subscribers, keepFor))
  if ((before?.tags ?? []).join() !== after.tags.join()) {
    changes.push(after.tags.length > 0 ? `provides ${after.tags.join(', ')}` : 'provides no tag')
  }
  return changes.map((change) => `${key} ${change}`)
}

function subscribersText(count: number, keepFor: number): string {
  if (count > 0) return `has ${count} subscriber${count === 1 ? '' : 's'}`
  return Number.isFinite(keepFor) ? `has no subscriber: removed in ${keepFor} s` : 'has no subscriber, stays'
}
