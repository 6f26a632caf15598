/*
 * `npm run bench`: measures the built site as readers meet it, and with `--against DIR` other built sites in turns with it,
 * such as the same pages by plain Docusaurus. Prints one table; never asserts.
 */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { chromium, type Browser } from '@playwright/test'

import { ensureChromium } from '../../scripts/lib/ensure-chromium.mjs'
import { createPreviewServer } from '../../scripts/preview/server.mjs'
import { linkedPaths, measureClick, WAYS } from './click.mjs'
import { measureVitals, weighPage } from './first-visit.mjs'
import { measureSearch } from './search.mjs'

const USAGE = 'npm run bench -- [--against DIR …] [--runs 3] [--pages /a,/b]'
const PAGES = '/,/usage/usage-guide,/rtk-query/usage/queries,/api/createSlice,/tutorials/quick-start'
const OURS = 'build'
/** How many links are followed in each run. */
const LINKS = 3

interface Site {
  name: string
  url: string
  server: Server
}

const { values: flags } = parseArgs({
  options: {
    against: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: PAGES },
  },
})
const runs = Number(flags.runs)
if (!(runs >= 1)) throw new Error(USAGE)
const pages = flags.pages.split(',')
/** All that was measured, by the row of the table and the site. */
const measured = new Map<string, Map<string, number[]>>()

const sites = await Promise.all([OURS, ...flags.against].map(serve))
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  // Nothing but this machine is reached, so that every run is alike.
  args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'],
})
try {
  for (let run = 1; run <= runs; run += 1) {
    console.warn(`Run ${run} of ${runs} …`)
    for (const page of pages) await measureOnAll(page, measurePage)
    const [start = '/'] = pages.filter((page) => page !== '/')
    await measureClicks(start)
    await measureOnAll(start, measureSearch)
    await measureOnAll(start, (to, address) => measureSearch(to, address, true))
  }
  printTable()
} finally {
  await browser.close()
  for (const { server } of sites) server.close().closeAllConnections()
}

async function serve(directory: string): Promise<Site> {
  const server = await createPreviewServer(directory)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return { name: directory === OURS ? OURS : path.relative('.', directory), url, server }
}

async function measurePage(to: Browser, address: string): Promise<Record<string, number>> {
  const figures = { ...(await weighPage(to, address)), ...(await measureVitals(to, address)) }
  const page = new URL(address).pathname
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${page}: ${name}`, value]))
}

/** The sites take turns, so that what else the machine does meets them alike. A page that a site lacks is left out. */
async function measureOnAll(
  page: string,
  measure: (to: Browser, address: string) => Promise<Record<string, number>>,
): Promise<void> {
  for (const { name, url } of sites) {
    try {
      note(name, await measure(browser, url + page))
    } catch (error) {
      console.warn(`Left out: ${page} of ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

/** Follows links that the page has on every site. */
async function measureClicks(start: string): Promise<void> {
  const linked = await Promise.all(sites.map(({ url }) => linkedPaths(browser, url + start)))
  const [own = [], ...others] = linked
  const common = own.filter((target) => others.every((paths) => paths.includes(target)))
  for (const target of common.slice(0, LINKS)) {
    for (const way of WAYS) {
      await measureOnAll(start, async (to, address) => ({
        [way.name]: await measureClick(to, address, target, way),
      }))
    }
  }
}

function note(site: string, figures: Readonly<Record<string, number>>): void {
  for (const [row, value] of Object.entries(figures)) {
    const ofSites = measured.get(row) ?? new Map<string, number[]>()
    ofSites.set(site, [...(ofSites.get(site) ?? []), value])
    measured.set(row, ofSites)
  }
}

/** Prints medians of all runs, and ours by that of each other site. */
function printTable(): void {
  const names = sites.map(({ name }) => name)
  const rows = [...measured].map(([row, ofSites]) => {
    const values = names.map((name) => median(ofSites.get(name) ?? []))
    const ratios = values.slice(1).map((value) => ((values[0] ?? NaN) / (value ?? NaN)).toFixed(2))
    return [row, ...values.map((value) => value?.toFixed(value < 10 ? 2 : 0) ?? '–'), ...ratios]
  })
  const ratioHeads = names.slice(1).map((name) => `÷ ${name}`)
  const heads = ['median', ...names, ...ratioHeads]
  for (const cells of [heads, heads.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`)
  const [, , load = 0] = loadavg()
  console.log(
    `\nkB of 1000 bytes, as sent. Load of the machine: ${load.toFixed(1)} on ${availableParallelism()} processors.`,
  )
}

function median(values: readonly number[]): number | undefined {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]
}
