/*
 * Measures the check of all samples, cold and warm, each in a process of its own, and what code blocks add to pages.
 * Prints; never asserts. Beside each figure is that of the prototype that the design was chosen by, which had
 * other samples (509 fences) on another machine: compare the figures per fence.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

import { createChecker } from '../../src/features/checked-samples/build/check/checker'
import { listPages } from '../../src/lib/build/list-pages'

interface Measurement {
  fences: number
  executed: number
  wallSeconds: number
  cpuSeconds: number
  peakMegabytes: number
}

const SITE = process.cwd()
const PROTOTYPE_CPU_PER_FENCE_MS = (28 / 509) * 1000

async function measureHere(cacheFolder: string): Promise<Measurement> {
  const start = performance.now()
  const report = await createChecker(SITE, cacheFolder).check(listPages(SITE))
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  return {
    fences: report.fences,
    executed: report.executed,
    wallSeconds: (performance.now() - start) / 1e3,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMegabytes: maxRSS / 1024,
  }
}

function measureInProcess(cacheFolder: string): Measurement {
  const script = fileURLToPath(import.meta.url)
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, cacheFolder], {
    encoding: 'utf8',
  })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Measurement
}

function printChecks(): void {
  const cacheFolder = mkdtempSync(path.join(tmpdir(), 'samples-bench-'))
  const cold = measureInProcess(cacheFolder)
  const warm = measureInProcess(cacheFolder)
  rmSync(cacheFolder, { recursive: true })
  const row = ({ wallSeconds, cpuSeconds, peakMegabytes, fences, executed }: Measurement) => ({
    fences,
    executed,
    'wall s': wallSeconds.toFixed(1),
    'CPU s': cpuSeconds.toFixed(1),
    'CPU ms per fence': ((cpuSeconds / fences) * 1000).toFixed(0),
    'peak MB': peakMegabytes.toFixed(0),
  })
  console.log('Check of all samples (the CPU includes execution; the prototype executed nothing)')
  console.table({ cold: row(cold), warm: row(warm) })
  console.log(`Prototype: ${PROTOTYPE_CPU_PER_FENCE_MS.toFixed(0)} CPU ms per fence, 570 MB at the peak\n`)
}

/** What the second language adds to the HTML of a page, and the types that are fetched on demand. */
function printBytes(): void {
  const build = path.join(SITE, 'build')
  if (!existsSync(build)) {
    console.log('Bytes per page: run "npm run build" first.')
    return
  }
  const brotli = (text: string): number => brotliCompressSync(text).length
  const rows = listHtml(build).flatMap((file) => {
    const html = readFileSync(path.join(build, file), 'utf8')
    const types = /data-types="?([^"#\s>]+)/.exec(html)?.[1]
    if (types === undefined) return []
    const oneLanguage = html.replace(/<pre[^>]*data-language="?js\b[\s\S]*?<\/pre>/g, '')
    return [
      {
        page: file,
        HTML: brotli(html),
        'of that JavaScript forms': brotli(html) - brotli(oneLanguage),
        'types on demand': brotli(readFileSync(path.join(build, types), 'utf8')),
      },
    ]
  })
  console.log('Bytes per page, Brotli')
  console.table(rows)
}

function listHtml(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
}

const [cacheFolder] = process.argv.slice(2)
if (cacheFolder === undefined) {
  printChecks()
  printBytes()
} else {
  console.log(JSON.stringify(await measureHere(cacheFolder)))
}
