import type { ClientModule } from '@docusaurus/types'

/** The part of the Network Information API that says whether a reader pays dearly for bytes. All of it is optional. */
interface ConnectionHints {
  effectiveType?: string
  saveData?: boolean
}

interface RoutePreloader {
  prefetch: (path: string) => false | Promise<unknown>
  preload: (path: string) => false | Promise<unknown>
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
function isCostlyConnection(): boolean {
  const connection = navigator.connection
  if (connection === undefined) return false
  return connection.saveData === true || connection.effectiveType?.includes('2g') !== false
}

let guarded = false

/** Puts our check before the platform's. */
function guardPreloader(): void {
  if (guarded) return
  guarded = true
  const original = (window as unknown as { docusaurus: RoutePreloader }).docusaurus
  const guard =
    (method: keyof RoutePreloader) =>
    (path: string): false | Promise<unknown> => {
      if (isCostlyConnection()) return false
      return original[method](path)
    }
  Object.assign(window, { docusaurus: { prefetch: guard('prefetch'), preload: guard('preload') } })
}

/** The first route update comes before any link asks for its target. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = () => {
  guardPreloader()
}
