import { useEffect, type ReactNode } from 'react'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

import type { AnalyticsConfig } from '../config/analytics'

/**
 * Adds the analytics script where one is configured, in production, for readers who did not ask not to be tracked.
 * It is added by the browser, not written into the HTML, because only the browser knows that wish.
 */
export function Analytics(): ReactNode {
  const { siteConfig } = useDocusaurusContext()
  const analytics = siteConfig.customFields?.analytics as AnalyticsConfig | undefined
  useEffect(() => {
    if (analytics === undefined || process.env.NODE_ENV !== 'production' || asksNotToBeTracked()) return
    document.head.append(createScript(analytics))
  }, [analytics])
  return null
}

/** True under Do Not Track and Global Privacy Control, whatever the analytics server would make of them. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

function createScript({ domain, websiteId }: AnalyticsConfig): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = `https://${domain}/script.js`
  script.defer = true
  Object.assign(script.dataset, {
    websiteId,
    autoTrack: 'true',
    doNotTrack: 'true',
    cache: 'true',
    // What readers search for or paste stands in the address, and is theirs.
    excludeSearch: 'true',
    // Newer trackers store an id of the visitor unless told not to.
    identityStitching: 'false',
  })
  return script
}
