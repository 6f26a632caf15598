import { launchBrowser, type BenchBrowser } from './browser.mjs'
import { measureBytes } from './bytes.mjs'
import type { Subject } from './flags'
import { measureLighthouse } from './lighthouse.mjs'
import { linkedPaths, measureNavigation, NAVIGATION_MODES } from './navigation.mjs'
import { commonTargets } from './common-targets'
import type { MeasuredPage } from './pages'
import { WHOLE_SITE, type Samples } from './samples'
import { measureSearch } from './search.mjs'
import type { BenchSite } from './sites.mjs'

/** What is measured, and how often. */
export interface Plan {
  sites: readonly BenchSite[]
  pages: readonly MeasuredPage[]
  runs: number
  only: ReadonlySet<Subject>
}

const PROFILES = ['mobile', 'desktop'] as const
/** How many links are followed in each mode and run. */
const TARGETS = 4

/** Measures all that needs a browser. The sites take turns, so that what else the machine does meets them alike. */
export async function measureInTurns(plan: Plan, samples: Samples): Promise<void> {
  const browser = await launchBrowser()
  try {
    // Bytes don't vary.
    if (plan.only.has('bytes')) await bytesOfPages(plan, samples, browser)
    const varies = [...plan.only].some((subject) => subject !== 'bytes' && subject !== 'build')
    for (let run = 1; varies && run <= plan.runs; run += 1) {
      console.warn(`Run ${run} of ${plan.runs} …`)
      if (plan.only.has('lighthouse')) await lighthouseOfPages(plan, samples, browser)
      if (plan.only.has('navigation')) await navigations(plan, samples, browser)
      if (plan.only.has('search')) await searches(plan, samples, browser)
    }
  } finally {
    await browser.browser.close()
  }
}

/** All pages that are on a site, page by page and there site by site. */
function turns({ sites, pages }: Plan): { site: BenchSite; page: string; address: string }[] {
  return pages.flatMap(({ address: page }) =>
    sites.flatMap((site) => {
      const address = site.addressOf(page)
      return address === undefined ? [] : [{ site, page, address }]
    }),
  )
}

/** A busy machine makes the browser late now and then: once more, and then it is said that the sample is missing. */
async function attempt(what: string, measure: () => Promise<void>): Promise<void> {
  try {
    await measure().catch(measure)
  } catch (error) {
    console.warn(`Left out: ${what}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function bytesOfPages(plan: Plan, samples: Samples, { browser }: BenchBrowser): Promise<void> {
  for (const { site, page, address } of turns(plan)) {
    await attempt(`bytes of ${address}`, async () =>
      samples.addAll(site.name, page, await measureBytes(browser, address)),
    )
  }
}

async function lighthouseOfPages(plan: Plan, samples: Samples, { port }: BenchBrowser): Promise<void> {
  for (const profile of PROFILES) {
    for (const { site, page, address } of turns(plan)) {
      await attempt(`Lighthouse, ${profile}, ${address}`, async () =>
        samples.addAll(site.name, page, await measureLighthouse(address, profile, port)),
      )
    }
  }
}

/** From the first page of text, by links that all sites have on it. */
async function navigations(
  { sites, pages }: Plan,
  samples: Samples,
  { browser }: BenchBrowser,
): Promise<void> {
  const start = pages.find(({ isText }) => isText)?.address ?? pages[0]?.address ?? '/'
  const from = sites.filter((site) => site.addressOf(start) !== undefined)
  const targetsIn = async (isInSidebar: boolean) => {
    const links = await Promise.all(
      from.map((site) => linkedPaths(browser, site.addressOf(start) ?? site.url, isInSidebar)),
    )
    const targets = commonTargets(links, TARGETS)
    const place = isInSidebar ? 'the sidebar of ' : ''
    if (targets.length === 0) console.warn(`No link of ${place}${start} is on all sites: it isn't followed.`)
    return targets
  }
  const [anywhere, sidebar] = [await targetsIn(false), await targetsIn(true)]
  for (const mode of NAVIGATION_MODES) {
    for (const target of mode.isEarly ? sidebar : anywhere) {
      for (const [index, site] of from.entries()) {
        const begin = site.addressOf(start) ?? site.url
        const path = target[index] ?? ''
        await attempt(`navigation from ${begin} to ${path}`, async () =>
          samples.add(site.name, mode.id, WHOLE_SITE, await measureNavigation(browser, begin, path, mode)),
        )
      }
    }
  }
}

async function searches({ sites, pages }: Plan, samples: Samples, { browser }: BenchBrowser): Promise<void> {
  const start = pages.find(({ isText }) => isText)?.address ?? '/'
  for (const site of sites) {
    await attempt(`search of ${site.name}`, async () =>
      samples.addAll(site.name, WHOLE_SITE, await measureSearch(browser, site.addressOf(start) ?? site.url)),
    )
  }
}
