import { umami } from './umami'

/** What the site was told about its analytics. Goes to the browser, so it holds no secret. */
export interface AnalyticsConfig {
  /** Host name, with a port where it needs one; never a URL. */
  domain: string
  websiteId: string
}

/** A service that counts visits: one file like `umami.ts` for each. */
export interface AnalyticsProvider {
  /** The address of its script. */
  script: (config: AnalyticsConfig) => string
  /** The `data-` attributes of the script's element, by their names in `dataset`. */
  dataset: (config: AnalyticsConfig) => Record<string, string>
  /** The origins that its script is loaded from and reports to, for the Content-Security-Policy. */
  origins: (config: AnalyticsConfig) => readonly string[]
}

/** The one that the site uses. */
export const provider: AnalyticsProvider = umami
