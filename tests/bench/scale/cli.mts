/*
 * Multiplies the content of the site and prints how its build and what readers load grow: `npm run bench:scale`.
 * Works in a temporary folder; never asserts. Needs the results of a check of all samples, which a build leaves.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { launchBrowser } from '../site/browser.mjs'
import { measureBuild, type BuildFigures } from '../site/build.mjs'
import { measureBytes } from '../site/bytes.mjs'
import { measureSearch } from '../site/search.mjs'
import { serveSite } from '../site/server.mjs'
import { copyProject } from './copy-project.mjs'
import { parseTimes } from './flags'
import { growthTable, type Size } from './growth'
import { measureSizes } from './sizes.mjs'

const PAGES = ['/', '/usage/usage-guide', '/api/createSlice']
const WEIGHTS = ['html', 'css', 'js', 'prefetch', 'prefetch-requests', 'nodes']

const NOTE = 'Sizes of files in bytes, those of pages in kB of 1000; Brotli at quality 9.'

try {
  await measureGrowth(parseTimes(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** A size at which the build gives up is a finding too: what was measured before it is printed in any case. */
async function measureGrowth(allTimes: readonly number[]): Promise<void> {
  const sizes: Size[] = []
  try {
    for (const times of allTimes) {
      console.warn(`The content ×${times} …`)
      sizes.push(await measureAt(times))
    }
  } finally {
    if (sizes.length > 0) console.log(`${growthTable(sizes)}\n\n${NOTE}`)
  }
}

async function measureAt(times: number): Promise<Size> {
  const folder = mkdtempSync(path.join(tmpdir(), `site-times-${times}-`))
  try {
    const pages = copyProject(process.cwd(), folder, times)
    const cold = buildRows('cold', await measureBuild(folder))
    const warm = buildRows('warm', await measureBuild(folder))
    const loaded = await measureLoaded(path.join(folder, 'build'))
    return { times, pages, figures: { ...cold, ...warm, ...measureSizes(folder), ...loaded } }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function buildRows(name: string, { user, wall, memory }: BuildFigures): Record<string, number> {
  return {
    [`${name} build, user CPU s`]: user,
    [`${name} build, wall s`]: wall,
    [`${name} build, peak MB`]: memory,
  }
}

/** What a reader's browser loads of some pages, and what the search costs it. */
async function measureLoaded(build: string): Promise<Record<string, number>> {
  const site = await serveSite(build)
  const { browser } = await launchBrowser()
  const rows: Record<string, number> = {}
  try {
    for (const page of PAGES) {
      const weights = await measureBytes(browser, `${site.url}${page}`)
      for (const name of WEIGHTS) rows[`${page}: ${name}`] = weights[name] ?? NaN
    }
    const search = await measureSearch(browser, `${site.url}/api/createSlice`)
    for (const [name, value] of Object.entries(search)) rows[`search: ${name}`] = value
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}
