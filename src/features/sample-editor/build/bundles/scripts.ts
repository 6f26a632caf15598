import path from 'node:path'

import { SERVERS_LIBRARY } from '../../../sample-runtime/protocol/packages'
import { bundle, shorten, type Bundle } from './bundle'
import { registration } from './libraries'
import { withoutUnused } from './without-unused'

/** Bundles a script of the sandbox: what runners or the frame run. */
export async function buildScript(siteDir: string, entry: string): Promise<Bundle> {
  const { text, inputs } = await bundle(siteDir, {
    entryPoints: [path.join(siteDir, 'src/features/sample-runtime/browser', entry)],
    format: 'iife',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    loader: { '.css': 'text' },
    // The virtual clock tries to import these, and works without them.
    external: ['timers', 'timers/promises', 'util'],
    plugins: [withoutUnused],
  })
  return { text: await shorten(text), inputs }
}

/** Bundles the servers that samples can name. Most samples name none, so the runner is lighter without them. */
export async function buildServers(siteDir: string): Promise<Bundle> {
  const { text, inputs } = await bundle(siteDir, {
    entryPoints: ['./src/features/simulated-server/named'],
    format: 'cjs',
    platform: 'neutral',
  })
  return { text: await shorten(registration(SERVERS_LIBRARY, text)), inputs }
}
