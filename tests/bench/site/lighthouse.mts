import lighthouse, { type Config } from 'lighthouse'

/** The settings of the two profiles, pinned: another version of Lighthouse then measures the same. */
const PROFILES: Readonly<Record<'mobile' | 'desktop', Config.Settings>> = {
  mobile: {
    formFactor: 'mobile',
    screenEmulation: { mobile: true, width: 412, height: 823, deviceScaleFactor: 1.75, disabled: false },
    throttlingMethod: 'simulate',
    throttling: throttling(150, 1638.4, 4),
  } as Config.Settings,
  desktop: {
    formFactor: 'desktop',
    screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
    throttlingMethod: 'simulate',
    throttling: throttling(40, 10_240, 1),
  } as Config.Settings,
}

const AUDITS: Readonly<Record<string, string>> = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

export type Profile = keyof typeof PROFILES

/**
 * Runs Lighthouse once.
 *
 * @param port - where the browser listens for it
 * @throws Error when Lighthouse could not measure the page
 */
export async function measureLighthouse(
  address: string,
  profile: Profile,
  port: number,
): Promise<Record<string, number>> {
  const config: Config = {
    extends: 'lighthouse:default',
    settings: { ...PROFILES[profile], onlyCategories: CATEGORIES },
  }
  const result = await lighthouse(address, { port, logLevel: 'silent' }, config)
  const report = result?.lhr
  if (!report || report.runtimeError) {
    throw new Error(
      `Lighthouse could not measure ${address}: ${report?.runtimeError?.message ?? 'no report'}`,
    )
  }
  const audits = Object.entries(AUDITS).map(([name, id]) => [name, report.audits[id]?.numericValue ?? NaN])
  const scores = CATEGORIES.map((id) => [id, Math.round((report.categories[id]?.score ?? NaN) * 100)])
  return Object.fromEntries(
    [...audits, ...scores].map(([name, value]) => [`${profile}-${name ?? ''}`, Number(value)]),
  )
}

function throttling(rttMs: number, throughputKbps: number, cpuSlowdownMultiplier: number) {
  return {
    rttMs,
    throughputKbps,
    cpuSlowdownMultiplier,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  }
}
