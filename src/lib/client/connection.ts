/** The part of the Network Information API that tells a slow or metered connection. Every field is optional. */
interface ConnectionHints {
  effectiveType?: string
  saveData?: boolean
}

declare global {
  interface Navigator {
    readonly connection?: ConnectionHints
  }
}

/**
 * Whether something may be fetched that the reader hasn't asked for yet: not on 2g and 3g, with data saver on, or while the
 * page is hidden. Many browsers don't tell their connection. Where `navigator.connection` has no `effectiveType`, the
 * platform's own check throws.
 */
export function mayFetchAhead(): boolean {
  if (document.visibilityState === 'hidden') return false
  const { connection } = navigator
  return connection === undefined || (connection.effectiveType === '4g' && connection.saveData !== true)
}
