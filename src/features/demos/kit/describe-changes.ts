import { count, entryName, removalText } from '../../store-inspector/shared/words'
import type { CacheEntry } from './read-cache'

/**
 * Describes in words how a cache entry changed.
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
  const changes = [
    requestText(before, after),
    isPatched(before, after) && 'data changed without a request',
    subscribersText(before, after, keepFor),
    tagsText(before?.tags ?? [], after.tags),
  ]
  return changes.flatMap((change) =>
    typeof change === 'string' ? [`${entryName(after.key)} ${change}`] : [],
  )
}

/**
 * Whether a request for an entry has ended, or data were put into it, since it was read before: when an entry without
 * subscribers begins to count down, and begins anew.
 *
 * @param before - undefined if it is new
 */
export function hasSettled(before: CacheEntry | undefined, after: CacheEntry): boolean {
  // A refetch keeps the time of the data that it is about to replace.
  if (after.fulfilledAt !== before?.fulfilledAt) return true
  if (after.status === 'pending') return false
  return after.status !== before?.status || after.requestId !== before.requestId
}

function requestText(before: CacheEntry | undefined, after: CacheEntry): string | undefined {
  if (before === undefined) return `added, ${after.status}`
  if (before.status !== after.status) return `${before.status} → ${after.status}`
  if (before.fulfilledAt !== after.fulfilledAt) return 'new data arrived'
  // So fast that its end is all that was seen of it, or one that takes the place of another.
  if (before.requestId !== after.requestId) return `${after.status} again`
  return undefined
}

function isPatched(before: CacheEntry | undefined, after: CacheEntry): boolean {
  return before !== undefined && before.fulfilledAt === after.fulfilledAt && before.value !== after.value
}

function subscribersText(
  before: CacheEntry | undefined,
  after: CacheEntry,
  keepFor: number,
): string | undefined {
  const { subscribers } = after
  const isSame = (before?.subscribers ?? 0) === subscribers
  if (subscribers > 0) return isSame ? undefined : `has ${count(subscribers, 'subscriber')}`
  return isSame && !hasSettled(before, after) ? undefined : `has no subscriber${endText(keepFor)}`
}

function endText(keepFor: number): string {
  if (keepFor === Infinity) return ', stays'
  return `: ${removalText(keepFor * 1000)}`
}

function tagsText(before: readonly string[], after: readonly string[]): string | undefined {
  if (before.join() === after.join()) return undefined
  return after.length > 0 ? `provides ${after.join(', ')}` : 'provides no tag'
}
