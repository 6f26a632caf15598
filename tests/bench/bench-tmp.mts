import { launchBrowser, waitForHydration, watchNetwork, withFreshPage } from './site/browser.mjs'
import { serveSite } from './site/server.mjs'
import { median } from './site/stats'
const { browser } = await launchBrowser()
const names = ['/tmp/abl/before', '/work/end19/build', '/work/main/build']
const sites = await Promise.all(names.map((n) => serveSite(n)))
const KEYS = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
const got: number[][][] = names.map(() => KEYS.flatMap(() => [[], [], []] as number[][]))
const end = Date.now() + Number(process.argv[2]) * 1000
while (Date.now() < end)
  for (const [i, s] of sites.entries())
    for (const [k, [from, to]] of ([['/api/createSlice', '/api/createReducer'], ['/usage/usage-guide', '/usage/immer-reducers']] as const).entries())
      await withFreshPage(browser, async (page, session) => {
        await session.send('Performance.enable', { timeDomain: 'threadTicks' })
        const untilQuiet = watchNetwork(session)
        const read = async () => { const { metrics } = await session.send('Performance.getMetrics'); return KEYS.map((n) => 1000 * (metrics.find(({ name }) => name === n)?.value ?? NaN)) }
        await page.goto(s.url + from); await waitForHydration(page); await untilQuiet(); await page.waitForTimeout(300)
        const a = await read()
        await page.evaluate((to) => { const l = document.createElement('span'); (document.querySelector(`a[href="${to}"]`) as HTMLElement).click() }, to)
        await page.waitForURL((u) => u.pathname === to); await untilQuiet(); await page.waitForTimeout(500)
        const b = await read()
        KEYS.forEach((_, q) => { if (k === 0) { got[i]![q * 3]!.push(a[q]!); got[i]![q * 3 + 1]!.push(b[q]! - a[q]!) } else got[i]![q * 3 + 2]!.push(a[q]!) })
      })
console.log('main thread CPU ms: API page load | click to the next | guide load')
got.forEach((g, i) => { console.log(names[i], g[0]!.length); KEYS.forEach((n, q) => console.log('  ', n, [0, 1, 2].map((x) => { const l = g[q * 3 + x]!; return `${median(l)?.toFixed(0)} (${Math.min(...l).toFixed(0)})` }).join(' | '))) })
await browser.close(); process.exit()
