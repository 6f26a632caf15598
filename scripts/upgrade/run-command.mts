import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

import { npmCommand } from '../lib/run.mjs'
import { getTail, type Finding, type ReadFindings } from './findings.mjs'

/** What the commands printed in full. */
export const LOGS = '.cache/upgrade'

/**
 * Runs a gate's command with Node and keeps its output.
 *
 * @returns nothing when it succeeds; else what `read` finds in the output, or its end when that is nothing
 */
export async function runCommand(
  name: string,
  parameters: readonly string[],
  read: ReadFindings,
): Promise<Finding[]> {
  const { code, output, log } = await execute(name, parameters)
  if (code === 0) return []
  const findings = read(output)
  return findings.length > 0 ? findings : [{ place: log, message: getTail(output) }]
}

/**
 * Runs a command with Node.
 *
 * @returns what it printed
 * @throws Error with the end of it, when it fails
 */
export async function getOutput(name: string, parameters: readonly string[]): Promise<string> {
  const { code, output } = await execute(name, parameters)
  if (code !== 0) throw new Error(`${parameters.join(' ')} failed:\n${getTail(output)}`)
  return output
}

function execute(
  name: string,
  parameters: readonly string[],
): Promise<{ code: number | null; output: string; log: string }> {
  const environment = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'], env: environment })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString()
      const log = `${LOGS}/${name.replaceAll(' ', '-')}.log`
      mkdirSync(LOGS, { recursive: true })
      writeFileSync(log, output)
      resolve({ code, output, log })
    })
  })
}

/**
 * Has npm compare the published sources and ranges of two versions of the library: what its authors wrote beside a change says more than
 * declarations do.
 *
 * @returns a sentence that says where the difference is
 */
export function writeDifference(earlier: string, now: string): string {
  const file = `${LOGS}/sources.diff`
  const versions = [earlier, now].map((version) => `--diff=@reduxjs/toolkit@${version}`)
  const { command, parameters, options } = npmCommand(['diff', ...versions, 'src', 'package.json'])
  try {
    const difference = execFileSync(command, parameters, { ...options, stdio: 'pipe', maxBuffer: 64_000_000 })
    mkdirSync(LOGS, { recursive: true })
    writeFileSync(file, difference)
    return `What differs in the published sources is in ${file}: read it beside the pages.`
  } catch (error) {
    return `The published sources could not be compared: ${String(error)}`
  }
}
