/** The part of the Network Information API that says whether a reader pays dearly for bytes. All of it is optional. */
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
 * True on 2g and under data saver, and where the browser says only half of it:
 * the platform's own check throws on a `navigator.connection` that has no `effectiveType`.
 */
export function isCostlyConnection(): boolean {
  const connection = navigator.connection
  if (connection === undefined) return false
  return connection.saveData === true || connection.effectiveType?.includes('2g') !== false
}
