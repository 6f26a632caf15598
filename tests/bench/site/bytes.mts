import type { Browser } from '@playwright/test'

import { waitForHydration, watchNetwork, withFreshPage } from './browser.mjs'
import { weigh, type Transfer } from './weigh'

/** Weighs what a first visit to a page fetches while the reader does nothing. */
export function measureBytes(browser: Browser, address: string): Promise<Record<string, number>> {
  return withFreshPage(browser, async (page, session) => {
    const transfers = new Map<string, Omit<Transfer, 'isAhead'>>()
    session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
      const isOurs = request.url.startsWith(new URL(address).origin)
      if (!isOurs && !request.url.startsWith('http')) return
      const startedAt = wallTime * 1000
      transfers.set(requestId, { type, isOurs, startedAt, bytes: 0, decoded: 0, isCached: false })
    })
    const announced = new Set<string>()
    session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
      const purpose = Object.entries(headers).find(([name]) => /^(?:sec-)?purpose$/i.test(name))?.[1]
      if (purpose?.startsWith('prefetch')) announced.add(requestId)
    })
    session.on('Network.requestServedFromCache', ({ requestId }) => {
      const transfer = transfers.get(requestId)
      if (transfer) transfer.isCached = true
    })
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const transfer = transfers.get(requestId)
      if (!transfer) return
      transfer.bytes = contentLength(response.headers)
      transfer.isCached ||= response.fromDiskCache === true || response.fromPrefetchCache === true
    })
    session.on('Network.dataReceived', ({ requestId, dataLength }) => {
      const transfer = transfers.get(requestId)
      if (transfer) transfer.decoded += dataLength
    })
    const untilQuiet = watchNetwork(session)
    await page.addInitScript(noteHydration)
    await page.goto(address)
    await waitForHydration(page)
    const hydratedAt = await page.evaluate(() => (window as unknown as Noted).readyAt ?? Date.now())
    await untilQuiet()
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const all = [...transfers].map(([id, transfer]) => ({ ...transfer, isAhead: announced.has(id) }))
    return { ...weigh(all, hydratedAt), nodes }
  })
}

function contentLength(headers: Record<string, string>): number {
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')
  return Number(found?.[1] ?? 0)
}

interface Noted {
  readyAt?: number
}

/** Runs in the page. Ready is when React owns it; where there is no such mark, when all that its HTML names is there. */
function noteHydration(): void {
  const noted = window as unknown as Noted
  addEventListener('load', () => {
    if (document.documentElement.dataset.hasHydrated === undefined) noted.readyAt = Date.now()
  })
  new MutationObserver(() => {
    if (document.documentElement.dataset.hasHydrated === 'true') noted.readyAt ??= Date.now()
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-has-hydrated'] })
}
