/** One request and its answer. */
export interface Transfer {
  /** As the browser's protocol names it: Document, Script, Prefetch, … */
  type: string
  /** Whether it went to the site itself. */
  isOurs: boolean
  /** In milliseconds since the epoch. */
  startedAt: number
  /** The body as transferred. */
  bytes: number
  decoded: number
  isCached: boolean
  /** Whether the browser said that it is fetched for later, as for `<link rel=prefetch>`. */
  isAhead: boolean
}

/** Kinds that a page runs or shows, its icon among the others; what else comes after hydration is for later. */
const IN_USE = ['Document', 'Stylesheet', 'Script', 'Image', 'Font', 'Media', 'Manifest', 'Other']

/**
 * Sums up what was transferred: what the first load needs, what runs after hydration, and what is fetched ahead.
 * Bytes in kB of 1000.
 */
export function weigh(transfers: readonly Transfer[], hydratedAt: number): Record<string, number> {
  const own = transfers.filter(({ isOurs, isCached }) => isOurs && !isCached)
  const isAhead = (transfer: Transfer) =>
    transfer.isAhead || (transfer.startedAt > hydratedAt && !IN_USE.includes(transfer.type))
  const first = own.filter((transfer) => transfer.startedAt <= hydratedAt && !isAhead(transfer))
  const late = own.filter((transfer) => transfer.startedAt > hydratedAt && !isAhead(transfer))
  const ahead = own.filter(isAhead)
  return {
    requests: first.length,
    html: kilobytes(first, 'Document'),
    css: kilobytes(first, 'Stylesheet'),
    js: kilobytes(first, 'Script'),
    total: kilobytes(first),
    'js-decoded': sum(first.filter(({ type }) => type === 'Script').map(({ decoded }) => decoded)) / 1000,
    'late-requests': late.length,
    'late-js': kilobytes(late, 'Script'),
    'late-total': kilobytes(late),
    'prefetch-requests': ahead.length,
    prefetch: kilobytes(ahead),
    'other-hosts': transfers.filter(({ isOurs }) => !isOurs).length,
  }
}

function kilobytes(transfers: readonly Transfer[], type?: string): number {
  const counted = transfers.filter((transfer) => type === undefined || transfer.type === type)
  return sum(counted.map(({ bytes }) => bytes)) / 1000
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
