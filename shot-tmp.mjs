import { chromium } from '@playwright/test'
const [url, out, w, scheme, sel, h] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-quic'] })
const p = await b.newPage({ viewport: { width: Number(w), height: Number(h ?? 1000) }, colorScheme: scheme })
await p.goto('http://localhost:4301' + url)
await p.waitForTimeout(1500)
if (sel && sel !== '-') { await p.locator(sel).first().scrollIntoViewIfNeeded(); await p.evaluate((s) => { const e = document.querySelector(s); scrollTo(0, e.getBoundingClientRect().top + scrollY - 120) }, sel).catch(() => {}); await p.waitForTimeout(600) }
await p.screenshot({ path: out })
await b.close()
