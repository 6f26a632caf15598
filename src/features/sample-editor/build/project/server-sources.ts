import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

import { NAMED_SERVERS } from '../../../demos/kit/server/named'
import type { ProjectSource } from '../../shared/project-parts'
import { inBothLanguages, type TypeScriptFile } from './sources'

const KIT = 'src/features/demos/kit/server'
/** Where a project has its server. */
const FOLDER = 'simulated-server'

/** The files of each simulated server, by its name: what its module reaches, and the one that starts it. */
export async function serverSources(siteDir: string): Promise<Record<string, ProjectSource[]>> {
  const sources = Object.entries(NAMED_SERVERS).map(async ([name, { name: create }]) => {
    const files = reachedFrom(path.join(siteDir, KIT), `named/${name}/index.ts`)
    const start = { name: `${FOLDER}/index.ts`, text: startOf(create, `./named/${name}`) }
    return [name, await inBothLanguages([start, ...files])] as const
  })
  return Object.fromEntries(await Promise.all(sources))
}

/** The module `simulated-server` of a project, which samples may import. */
function startOf(create: string, from: string): string {
  return `import { ${create} } from '${from}'

/** The server of the sample. It lives in memory: nothing is sent, and each start begins with the same data. */
export const server = ${create}()

const send = globalThis.fetch

// Requests to any other address are sent as usual.
globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  return address.startsWith(server.baseUrl) ? server.fetch(input, init) : send(input, init)
}
`
}

/** @returns the files as they are named in a project */
function reachedFrom(folder: string, entry: string): TypeScriptFile[] {
  const texts = new Map<string, string>()
  const open = [entry]
  for (const name of open) {
    if (texts.has(name)) continue
    const text = readFileSync(path.join(folder, name), 'utf8')
    texts.set(name, text)
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles)
      open.push(`${path.posix.join(path.posix.dirname(name), fileName)}.ts`)
  }
  return [...texts].map(([name, text]) => ({ name: `${FOLDER}/${name}`, text }))
}
