import { readAllOrNone, type Environment } from '../../lib/build/environment'
import type { AnalyticsConfig } from './provider'

const WEBSITE_ID = /^[\w-]+$/

/**
 * Reads the analytics configuration from `ANALYTICS_DOMAIN` and `ANALYTICS_WEBSITE_ID`.
 *
 * @returns `undefined` when neither is set: the site then loads no analytics at all
 * @throws Error when only one is set, when the domain is not a bare host (`stats.example.org`, `localhost:4321`),
 *   or when the id holds anything but letters, digits, `_` and `-`
 */
export function readAnalyticsConfig(environment: Environment): AnalyticsConfig | undefined {
  const values = readAllOrNone(environment, ['ANALYTICS_DOMAIN', 'ANALYTICS_WEBSITE_ID'])
  if (values === undefined) return undefined
  const [domain, websiteId] = values
  if (!isBareHost(domain)) {
    throw new Error(
      `Environment: ANALYTICS_DOMAIN is ${JSON.stringify(domain)}, but it must be a host name alone, like stats.example.org (no https://, no path).`,
    )
  }
  if (!WEBSITE_ID.test(websiteId)) {
    throw new Error(
      `Environment: ANALYTICS_WEBSITE_ID is ${JSON.stringify(websiteId)}, but it may hold only letters, digits, "_" and "-".`,
    )
  }
  return { domain, websiteId }
}

function isBareHost(value: string): boolean {
  const address = `https://${value}`
  if (!/^[a-z0-9.:[\]-]+$/i.test(value) || !URL.canParse(address)) return false
  return new URL(address).host === value.toLowerCase()
}
