import { buildSync } from 'esbuild'

import { SERVER_NAMES } from '../../simulated-server/named'
import type { FenceTask } from './protocol'

/** What makes each of the servers, from the site's folder. */
const REGISTRY = 'src/features/simulated-server/named/index.ts'

/** The code of the servers in each site's folder, bundled once. */
const bundles = new Map<string, string>()

/**
 * Gives what the worker needs to create the server of a fence.
 *
 * @param name - the value of `server="…"`
 * @param siteDir - the site's folder
 */
export function loadServer(
  name: string | undefined,
  siteDir: string,
): { server?: NonNullable<FenceTask['server']>; error?: string } {
  if (name === undefined) return {}
  if (!SERVER_NAMES.includes(name)) {
    return { error: `There is no server "${name}"; the servers are ${SERVER_NAMES.join(', ')}.` }
  }
  const code = bundles.get(siteDir) ?? bundleServers(siteDir)
  bundles.set(siteDir, code)
  return { server: { name, code } }
}

function bundleServers(siteDir: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: siteDir,
    entryPoints: [REGISTRY],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
