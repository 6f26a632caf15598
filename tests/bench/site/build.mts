import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { memoryOfTree, userSecondsOf, type ProcessFacts } from './process-times'

/** What a build cost. Memory is NaN where the system doesn't tell it. */
export interface BuildFigures {
  user: number
  wall: number
  memory: number
}

/** What the bundler and the platform keep from build to build. The results of the checks stay. */
const CACHES = ['.docusaurus', 'node_modules/.cache/rspack', 'node_modules/.cache/webpack']
const BUILD = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build']
/** Prints, below the build, what the shell knows of its processor time. */
const TIMED = '"$@" 1>&2; status=$?; times; exit $status'
/** Windows has no shell that adds up the processor's time: there, the figure is missing. */
const COMMAND: [string, string[]] =
  process.platform === 'win32'
    ? [process.execPath, BUILD]
    : ['sh', ['-c', TIMED, 'sh', process.execPath, ...BUILD]]
const MEMORY_EVERY_MS = 500

/**
 * Builds a site without what the bundler keeps, and again with it.
 *
 * @param siteDir - the site's folder
 */
export async function measureBuilds(siteDir: string): Promise<{ cold: BuildFigures; warm: BuildFigures }> {
  for (const cache of CACHES) rmSync(path.join(siteDir, cache), { recursive: true, force: true })
  return { cold: await measureBuild(siteDir), warm: await measureBuild(siteDir) }
}

/**
 * Builds a site.
 *
 * @param siteDir - the site's folder
 * @param variables - of the environment, besides those of this process
 * @throws Error when the build fails, with what it said
 */
export async function measureBuild(
  siteDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<BuildFigures> {
  const start = performance.now()
  const child = spawn(...COMMAND, {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...variables },
  })
  const memory = watchMemory(child)
  const { code, times, messages } = await outcomeOf(child)
  const peak = memory()
  if (code !== 0) throw new Error(`The build of ${siteDir} failed:\n${messages.trim()}`)
  return { user: userSecondsOf(times), wall: (performance.now() - start) / 1000, memory: peak }
}

async function outcomeOf(
  child: ChildProcess,
): Promise<{ code: number | null; times: string; messages: string }> {
  let times = ''
  let messages = ''
  child.stdout?.on('data', (text: Buffer) => (times += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (messages += text.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  return { code, times, messages }
}

/** @returns the end of the watch, which gives the most that all processes together held, in MB */
function watchMemory({ pid = 0 }: ChildProcess): () => number {
  let peak = NaN
  const timer = setInterval(() => {
    const megabytes = memoryOfTree(pid, readProcesses()) / 1000
    if (megabytes > 0) peak = Math.max(megabytes, Number.isNaN(peak) ? 0 : peak)
  }, MEMORY_EVERY_MS)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/** From Linux's own list; empty on other systems. */
function readProcesses(): ProcessFacts[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)))
  } catch {
    return []
  }
}

function readProcess(id: number): ProcessFacts[] {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8')
    const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return [{ id, parent: field('PPid'), kilobytes: field('VmRSS') * 1.024 }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}
