import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

import { npmCommand } from '../../../scripts/lib/npm-command.mjs'

/** A version of a package, with its files besides `package.json`. */
export interface Published {
  version: string
  manifest?: Record<string, unknown>
  files?: Record<string, string>
}

/**
 * Starts a registry on this machine with one package. It answers as npm expects: with the document of the package, and its
 * archives.
 *
 * @param folder - for the archives
 */
export async function startRegistry(name: string, versions: readonly Published[], folder: string) {
  const archives = versions.map((published) => [published.version, pack(name, published, folder)])
  const server = new Worker(path.resolve('tests/unit/packages/registry-server.mjs'), {
    workerData: { name, archives },
  })
  const [address] = (await once(server, 'message')) as [string]
  return { address, close: () => server.terminate() }
}

function pack(name: string, { version, manifest, files = {} }: Published, folder: string): Buffer {
  const source = path.join(folder, version)
  mkdirSync(source, { recursive: true })
  writeFileSync(path.join(source, 'package.json'), JSON.stringify({ name, version, ...manifest }))
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(source, file), text)
  const { command, parameters, options } = npmCommand(['pack', '--pack-destination', folder])
  const printed = execFileSync(command, parameters, {
    ...options,
    cwd: source,
    encoding: 'utf8',
    stdio: 'pipe',
  })
  return readFileSync(path.join(folder, printed.trim()))
}
