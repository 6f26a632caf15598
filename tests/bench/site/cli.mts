/*
 * Measures the built site as readers meet it: `npm run bench`. Prints one Markdown table; never asserts.
 * With `--against DIR` other built sites are measured in turns with it, and the ratios are printed.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

import { measureBuild, measureBuilds } from './build.mjs'
import { parseFlags, type Flags } from './flags'
import { measureInTurns } from './measure.mjs'
import { METRICS } from './metrics'
import { pagesOf } from './pages'
import { reportTable } from './report'
import { Samples, WHOLE_SITE } from './samples'
import { OURS } from './site-names'
import { matchingNotes, openSites } from './sites.mjs'

const NOTE = `kB of 1000 bytes, Brotli at quality 9. Lighthouse simulates its network and processor. Medians of all runs.`

try {
  await bench(parseFlags(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function bench(flags: Flags): Promise<void> {
  const samples = new Samples()
  if (flags.directory === undefined) await build(flags, samples)
  const sites = await openSites(flags.directory ?? 'build', flags.against)
  try {
    const pages = pagesOf(flags.pages)
    for (const note of matchingNotes(sites, pages)) console.warn(note)
    const measured = pages.filter(({ address }) => sites.some((site) => site.addressOf(address)))
    if (measured.length === 0) throw new Error('None of the pages is on any of the sites.')
    const inBrowser = [...flags.only].some((subject) => subject !== 'build')
    if (inBrowser) await measureInTurns({ ...flags, sites, pages: measured }, samples)
    const names = sites.map(({ name }) => name)
    console.log(reportTable({ sites: names, pages: measured, metrics: METRICS, samples }))
    console.log(`\n${NOTE} ${noteOnLoad()}`)
    if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(samples, null, 2)}\n`)
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
  }
}

/** Times of a busy machine say little. */
function noteOnLoad(): string {
  const [, , load = 0] = loadavg()
  return `Load of the machine in the last 15 minutes: ${load.toFixed(1)} on ${availableParallelism()} processors.`
}

/** Builds the site, as often as its figures need it. */
async function build({ only }: Flags, samples: Samples): Promise<void> {
  console.warn('Building the site …')
  if (!only.has('build')) {
    await measureBuild(process.cwd())
    return
  }
  const builds = await measureBuilds(process.cwd())
  for (const [name, figures] of Object.entries(builds)) {
    for (const [what, value] of Object.entries(figures)) {
      samples.add(OURS, `${name}-${what}`, WHOLE_SITE, Number(value))
    }
  }
}
