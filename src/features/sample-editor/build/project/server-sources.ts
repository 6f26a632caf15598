import path from 'node:path'

import { NAMED_SERVERS } from '../../../simulated-server/named'
import type { ProjectSource } from '../../shared/project-parts'
import { reachedFrom } from '../demos/demo-sources'
import { inBothLanguages } from './sources'

const KIT = 'src/features/simulated-server'
/** Where a project has its server. */
const FOLDER = 'simulated-server'

/** The files of each simulated server, by its name: what its module reaches, and the one that starts it. */
export async function serverSources(siteDir: string): Promise<Record<string, ProjectSource[]>> {
  const sources = Object.entries(NAMED_SERVERS).map(async ([name, { name: create }]) => {
    const files = [...reachedFrom(siteDir, `${KIT}/named/${name}/index.ts`)].map(([file, text]) => ({
      name: path.posix.join(FOLDER, path.posix.relative(KIT, file)),
      text,
    }))
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
