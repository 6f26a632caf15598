import path from 'node:path'
import { build } from 'esbuild'

import { hashTexts } from '../../../../lib/build/hash'
import { SERVERS_LIBRARY } from '../../../sample-runtime/protocol/servers'
import { ASSETS, BUNDLE, MINIFIED, shorten, type Bundle } from './bundle'
import { registration } from './libraries'

/** The script of the simulated servers. */
export interface ServersBundle extends Bundle {
  /** Its address from the site's base. */
  file: string
}

/** Bundles the servers that samples can name. Most samples name none, so the runner is lighter without them. */
export async function buildServers(siteDir: string): Promise<ServersBundle> {
  const { outputFiles, metafile } = await build({
    ...BUNDLE,
    ...MINIFIED,
    absWorkingDir: siteDir,
    entryPoints: ['./src/features/demos/kit/server/named'],
    format: 'cjs',
    platform: 'neutral',
  })
  const text = await shorten(registration(SERVERS_LIBRARY, outputFiles[0]?.text ?? ''))
  return {
    text,
    file: `${ASSETS}/servers.${hashTexts([text]).slice(0, 8)}.js`,
    inputs: Object.keys(metafile.inputs).map((input) => path.resolve(siteDir, input)),
  }
}
