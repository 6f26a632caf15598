import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

import { SERVER_NAMES } from '../../demos/kit/server/named'
import { toJavaScript } from '../core/transform'
import type { FenceTask, ModuleSource } from './protocol'

const KIT_FOLDER = 'src/features/demos/kit/server'
const REGISTRY = 'named/index.ts'

type Server = NonNullable<FenceTask['server']>

/** The kit of each site's folder, read once. */
const kits = new Map<string, Omit<Server, 'name'>>()

/**
 * Finds the modules that the worker needs to create the server of a fence.
 *
 * @param name - the value of `server="…"`
 * @param siteDir - the site's folder
 */
export function loadServer(name: string | undefined, siteDir: string): { server?: Server; error?: string } {
  if (name === undefined) return {}
  if (!SERVER_NAMES.includes(name)) {
    return { error: `There is no server "${name}"; the servers are ${SERVER_NAMES.join(', ')}.` }
  }
  const kit = kits.get(siteDir) ?? readKit(path.join(siteDir, KIT_FOLDER))
  kits.set(siteDir, kit)
  return { server: { ...kit, name } }
}

function readKit(folder: string): Omit<Server, 'name'> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file))
  return {
    modules: files.map((file) => readModule(file, files)),
    entry: path.join(folder, REGISTRY),
  }
}

function readModule(file: string, files: readonly string[]): ModuleSource {
  const source = readFileSync(file, 'utf8')
  const imports: Record<string, string> = {}
  for (const { fileName } of ts.preProcessFile(source, true, true).importedFiles) {
    const base = path.join(path.dirname(file), fileName)
    const target = [`${base}.ts`, path.join(base, 'index.ts')].find((candidate) => files.includes(candidate))
    if (target !== undefined) imports[fileName] = target
  }
  return { path: file, code: toJavaScript(path.basename(file), source).code, imports }
}
