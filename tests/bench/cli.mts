/*
 * `npm run bench`: measures the built site as readers meet it, in turns with the same pages by plain Docusaurus and by
 * VitePress, then `npm start` in a clone. Prints one table; never asserts.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'

import { chromium, type Browser } from '@playwright/test'

import { ensureChromium } from '../../scripts/lib/ensure-chromium.mjs'
import { linkedPaths, measureClick, WAYS } from './click.mjs'
import { buildWithDocusaurus, buildWithVitePress } from './other-generators.mjs'
import type { Figures } from './rows.mjs'
import { measureSearch, measureSlowSearch } from './search.mjs'
import { BUILD, openSite } from './sites.mjs'
import { measureStart } from './start.mjs'
import { createTable, DOCUSAURUS, OURS } from './table.mjs'
import { measureVitals } from './vitals.mjs'
import { weighPage, weighSearch } from './weigh.mjs'

const USAGE = 'npm run bench -- [--runs 7] [--against DIR …] [--without-start]'
/** Home, and nine pages of all kinds. */
const PAGES = [
  '/',
  '/rtk-query/usage/queries',
  '/rtk-query/usage/manual-cache-updates',
  '/usage/usage-guide',
  '/usage/troubleshooting',
  '/api/createSlice',
  '/rtk-query/api/createApi',
  '/tutorials/quick-start',
  '/introduction/getting-started',
  '/errors',
]
/** Where links are followed and the search is opened. */
const START = '/usage/usage-guide'
/** How many times the first search is weighed. */
const SEARCHES = 3

/** A built site, which is one column of the table. */
interface Measured {
  name: string
  directory: string
}

type Measure = (browser: Browser, address: string) => Promise<Figures>

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    against: { type: 'string', multiple: true, default: [] },
    'without-start': { type: 'boolean', default: false },
  },
})
const runs = Number(flags.runs)
if (!(runs >= 1)) throw new Error(USAGE)

const measured = await findSites()
const table = createTable(measured.map(({ name }) => name))
const sites = await Promise.all(measured.map(async (one) => ({ ...one, ...(await openSite(one.directory)) })))
/** Plain Docusaurus leaves the search to a service. */
const searchable = sites.filter(({ name }) => name !== DOCUSAURUS)
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  // Nothing but this machine is reached, so that every run is alike.
  args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'],
})
try {
  for (const page of PAGES) {
    console.warn(`Weighing ${page} …`)
    await weighOnAll(page, weighPage)
  }
  // What comes after the first hits may be counted, if these come late on a busy machine.
  for (let time = 0; time < SEARCHES; time += 1) await weighOnAll(START, weighSearch, searchable)
  const targets = await commonTargets()
  for (let run = 0; run < runs; run += 1) {
    console.warn(`Run ${run + 1} of ${runs} …`)
    await measureTimes(targets[run % targets.length])
  }
} finally {
  await browser.close()
  for (const site of sites) site.close()
}
if (!flags['without-start']) await note({ name: OURS }, 'npm start', measureStart)
table.print()

async function findSites(): Promise<Measured[]> {
  return [
    { name: OURS, directory: BUILD },
    { name: DOCUSAURUS, directory: await buildWithDocusaurus() },
    { name: 'VitePress', directory: await buildWithVitePress() },
    ...flags.against.map((directory) => ({ name: path.relative('.', directory), directory })),
  ]
}

/** All at once, because weights don't depend on what else the machine does. */
async function weighOnAll(page: string, weigh: typeof weighPage, among = sites): Promise<void> {
  await Promise.all(among.map((one) => note(one, page, () => weigh(browser, one.directory, page))))
}

/** The sites take turns, so that what else the machine does meets them alike. */
async function measureOnAll(page: string, measure: Measure, among = sites): Promise<void> {
  for (const site of among) await note(site, page, () => measure(browser, site.url + page))
}

/** What a site lacks is left out. */
async function note(
  { name }: Pick<Measured, 'name'>,
  what: string,
  measure: () => Promise<Figures>,
): Promise<void> {
  try {
    table.note(name, await measure())
  } catch (error) {
    console.warn(`Left out: ${what} of ${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The links that the page has on every site. */
async function commonTargets(): Promise<string[]> {
  const linked = await Promise.all(sites.map(({ url }) => linkedPaths(browser, url + START)))
  const [own = [], ...others] = linked
  return own.filter((target) => others.every((paths) => paths.includes(target)))
}

async function measureTimes(target: string | undefined): Promise<void> {
  await measureOnAll(START, measureVitals)
  for (const way of WAYS) {
    if (target) await measureOnAll(START, (to, address) => measureClick(to, address, target, way))
  }
  await measureOnAll(START, measureSearch, searchable)
  await measureOnAll(START, measureSlowSearch, searchable)
}
