import { SERVER_MODULE } from '../../../sample-runtime/protocol/packages'

/** Modules of the site that samples import by a bare name, with their paths relative to the site's folder. */
export const SITE_MODULES: Readonly<Record<string, string>> = {
  [SERVER_MODULE]: 'src/features/simulated-server/simulated-server.ts',
}
