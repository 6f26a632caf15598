import { useEffect, type ReactNode } from 'react'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

import { provider, type AnalyticsConfig } from './provider'

/**
 * Adds the analytics script if one is configured, in production, except for readers who opted out of tracking. The
 * browser adds it, because only the browser knows whether the reader opted out.
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

/** True with Do Not Track or Global Privacy Control on, which the analytics server may not respect by itself. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

function createScript(config: AnalyticsConfig): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = provider.script(config)
  script.defer = true
  Object.assign(script.dataset, provider.dataset(config))
  return script
}
