import { SERVERS_LIBRARY } from '../../../sample-runtime/protocol/servers'
import { addressOf, bundle, shorten, type Bundle } from './bundle'
import { registration } from './libraries'

/** The script of the simulated servers. */
export interface ServersBundle extends Bundle {
  /** Its address from the site's base. */
  file: string
}

/** Bundles the servers that samples can name. Most samples name none, so the runner is lighter without them. */
export async function buildServers(siteDir: string): Promise<ServersBundle> {
  const { text: code, inputs } = await bundle(siteDir, {
    entryPoints: ['./src/features/demos/kit/server/named'],
    format: 'cjs',
    platform: 'neutral',
  })
  const text = await shorten(registration(SERVERS_LIBRARY, code))
  return { text, file: addressOf('servers', text, 'js'), inputs }
}
