import type { Environment } from '../lib/build/environment'

const DEFAULT_URL = 'https://redux-toolkit.js.org'

/**
 * The address that the site is published at: `SITE_URL`, else the host's `URL`, else the default.
 * Canonical links, the sitemap and search records are made from it.
 *
 * @throws Error when the value is not an http(s) origin without a path
 */
export function readSiteUrl(environment: Environment): string {
  const name = environment.SITE_URL?.trim() ? 'SITE_URL' : 'URL'
  const value = environment[name]?.trim() || DEFAULT_URL
  const origin = getOrigin(value)
  if (origin === undefined) {
    throw new Error(
      `Environment: ${name} is ${JSON.stringify(value)}, but it must be an address without a path, like https://docs.example.org.`,
    )
  }
  return origin
}

/** The normalized origin, or `undefined` where the value says anything more than that. */
function getOrigin(value: string): string | undefined {
  if (!/^https?:\/\/[^/?#@]+\/?$/i.test(value) || !URL.canParse(value)) return undefined
  return new URL(value).origin
}
