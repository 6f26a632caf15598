import { chromium } from '@playwright/test'
import { brotliCompressSync, constants } from 'node:zlib'
const url = process.argv[2]!
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const p of (process.argv[3] ?? '/,/api/createSlice,/errors').split(',')) {
  const page = await b.newPage(); const set = new Set<string>()
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }))
  page.on('request', r => { if (r.resourceType() === 'script') set.add(r.url()) })
  await page.goto(url + p, { waitUntil: 'networkidle' })
  const sums: Record<number, number> = {}; const rows: [string, number, number][] = []
  for (const u of set) { const buf = Buffer.from(await (await fetch(u)).arrayBuffer()); for (const q of [4, 5, 6, 9, 11]) { const n = brotliCompressSync(buf, { params: { [constants.BROTLI_PARAM_QUALITY]: q } }).length; sums[q] = (sums[q] ?? 0) + n; if (q === 11) rows.push([new URL(u).pathname, n, buf.length]) } }
  console.log(p, sums); for (const r of rows.sort((a, b) => b[1] - a[1])) console.log('  ', ...r)
  await page.close()
}
await b.close()
