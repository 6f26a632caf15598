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
 * True on 2g and with data saver on, and also if `navigator.connection` has no `effectiveType`, because the platform's
 * own check throws on such a connection.
 */
export function isCostlyConnection(): boolean {
  const connection = navigator.connection
  if (connection === undefined) return false
  return connection.saveData === true || connection.effectiveType?.includes('2g') !== false
}

/** True on a connection that the browser counts as 3g; many browsers don't tell. */
export function isSlowConnection(): boolean {
  return navigator.connection?.effectiveType === '3g'
}
