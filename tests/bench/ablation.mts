/*
 * Builds the site without each piece that changes the platform and prints what the piece saves a reader:
 * `npm run bench:ablation`. Names of pieces limit it to them; `--keep DIR` keeps the built sites, and `--runs N` beside it
 * measures the times of scripts and of a click, too. Works in a temporary folder; never asserts.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'

import { PIECES } from '../../src/lib/build/pieces'
import { copyProject } from './scale/copy-project.mjs'
import { measureBlocked } from './site/blocked.mjs'
import { launchBrowser } from './site/browser.mjs'
import { measureBuild } from './site/build.mjs'
import { measureBytes } from './site/bytes.mjs'
import { markdownTable } from './site/markdown-table'
import { measureNavigation } from './site/navigation.mjs'
import { serveSite } from './site/server.mjs'
import { median } from './site/stats'

const PAGE = '/api/createSlice'
/** Where a click leads. */
const NEXT_PAGE = '/api/createAction'
/** Of what `measureBytes` finds, in kB of 1000; the last three are counts. */
const FIGURES = ['html', 'css', 'js', 'late-js', 'js-decoded', 'requests', 'late-requests', 'nodes'] as const
const HEAD = ['without', ...FIGURES.map((name) => name.replaceAll('-', ' '))]
const NOTE = `First visit to ${PAGE}: bytes in kB, Brotli at quality 9. The first row is the site as it is; the others say how much more or less there is without the piece.`

/** In milliseconds; the click has a slow network, too. All on a processor four times slower. */
const TIMES = ['blocked', 'script', 'click'] as const
/** The slow visit of `bench`: the pointer doesn't rest on the link before. */
const SLOW = { id: 'slow', isSlow: true, hovers: false, isEarly: false } as const

type Figures = readonly number[]
type Times = Record<(typeof TIMES)[number], number>

const { positionals, values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { keep: { type: 'string' }, runs: { type: 'string', default: '0' } },
})
const folder = mkdtempSync(path.join(tmpdir(), 'site-without-'))
const build = path.join(folder, 'build')

try {
  const names = positionals.length > 0 ? positionals : PIECES
  await measureAll(names)
  if (values.keep !== undefined) await measureTimes(values.keep, Number(values.runs))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param names - of pieces, or several with commas between them, which are left out together */
async function measureAll(names: readonly string[]): Promise<void> {
  copyProject(process.cwd(), folder, 1)
  await measureBuild(folder, { SAMPLES: 'draft' })
  const figures = await weighPage('nothing')
  const rows = [['nothing', ...figures.map((value) => value.toFixed(1))]]
  try {
    for (const name of names) {
      const without = await measureWithout(name)
      rows.push([name, ...without.map((value, index) => difference(value - (figures[index] ?? NaN)))])
      console.warn(rows.at(-1)?.join(' | '))
    }
  } finally {
    console.log(`${markdownTable(HEAD, rows, 1)}\n\n${NOTE}`)
  }
}

async function measureWithout(name: string): Promise<Figures> {
  await measureBuild(folder, { SAMPLES: 'draft', WITHOUT: name })
  return weighPage(name)
}

async function weighPage(name: string): Promise<Figures> {
  if (values.keep !== undefined) {
    cpSync(build, path.join(values.keep, name.replaceAll('/', '-')), { recursive: true })
  }
  const site = await serveSite(build)
  const { browser } = await launchBrowser()
  try {
    const weights = await measureBytes(browser, `${site.url}${PAGE}`)
    return FIGURES.map((figure) => weights[figure] ?? NaN)
  } finally {
    await browser.close()
    await site.stop()
  }
}

/**
 * Prints what scripts and a click take on the sites in a folder, a visit to each in turns. Another build that is put into
 * the folder is measured with them.
 */
async function measureTimes(keep: string, runs: number): Promise<void> {
  const names = readdirSync(keep).sort()
  const sites = await Promise.all(names.map((name) => serveSite(path.join(keep, name))))
  const visits: Times[][] = names.map(() => [])
  const { browser } = await launchBrowser()
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { url }] of sites.entries()) visits[index]?.push(await measureVisit(browser, url))
    }
  } finally {
    const rows = names.map((name, index) => [name, ...summaryOf(visits[index] ?? [])])
    console.log(`${markdownTable(['site', ...TIMES], rows, 1)}\n\nMedians of ${runs} visits in ms (fastest).`)
    await browser.close()
    await Promise.all(sites.map((site) => site.stop()))
  }
}

async function measureVisit(browser: Browser, url: string): Promise<Times> {
  const { blocked, script } = await measureBlocked(browser, `${url}${PAGE}`)
  return { blocked, script, click: await measureNavigation(browser, `${url}${PAGE}`, NEXT_PAGE, SLOW) }
}

function summaryOf(visits: readonly Times[]): string[] {
  return TIMES.map((time) => {
    const values = visits.map((visit) => visit[time])
    return `${median(values)?.toFixed(0) ?? '–'} (${Math.min(...values).toFixed(0)})`
  })
}

function difference(value: number): string {
  const text = value.toFixed(2)
  return /^-?0\.00$/.test(text) ? '0' : value > 0 ? `+${text}` : text
}
