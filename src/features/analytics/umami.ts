import type { AnalyticsProvider } from './provider'

/** Umami on a server of one's own: `script.js` reports to `/api/send` of the host that it came from. */
export const umami: AnalyticsProvider = {
  script: ({ domain }) => `https://${domain}/script.js`,
  dataset: ({ websiteId }) => ({
    websiteId,
    autoTrack: 'true',
    doNotTrack: 'true',
    cache: 'true',
    // The address can contain private text: what readers search for, paste or edit.
    excludeSearch: 'true',
    excludeHash: 'true',
    // Newer trackers store an id of the visitor by default.
    identityStitching: 'false',
  }),
  origins: ({ domain }) => [`https://${domain}`],
}
