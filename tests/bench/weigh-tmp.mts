import { chromium } from '@playwright/test'
const url = process.argv[2]!, pages = (process.argv[3] ?? '/,/introduction/getting-started,/tutorials/quick-start,/usage/usage-guide,/rtk-query/usage/queries,/api/createSlice,/api/createListenerMiddleware,/rtk-query/api/createApi,/errors,/usage/troubleshooting').split(',')
const detail = process.argv[4]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const p of pages) {
  const c = await b.newContext({ viewport: { width: 1350, height: 940 } }); const page = await c.newPage()
  const reqs: any[] = []; c.on('requestfinished', r => reqs.push(r))
  await page.goto(url + p); await page.waitForTimeout(10000)
  const w = await Promise.all(reqs.map(async r => { const s = await r.sizes(); const h = await r.allHeaders(); const pre = (h['sec-purpose'] ?? h.purpose ?? '').startsWith('prefetch'); return { t: pre ? 'ahead' : r.url().includes('/fragments/') ? 'fragments' : r.resourceType(), b: s.responseBodySize, u: new URL(r.url()).pathname } }))
  const by: Record<string, number> = {}; for (const x of w) by[x.t] = (by[x.t] ?? 0) + x.b
  console.log(p, w.length, 'all', (w.reduce((s, x) => s + x.b, 0) / 1000).toFixed(0), Object.entries(by).map(([k, v]) => `${k} ${(v / 1000).toFixed(1)}`).join(' · '))
  if (detail) for (const x of w.sort((a, b) => b.b - a.b).filter(x => x.t === detail || detail === 'all')) console.log('   ', x.t, (x.b / 1000).toFixed(1), x.u)
  await c.close()
}
await b.close()
