import { readAllOrNone, type Environment } from '../../../../lib/build/environment'
import type { PushTarget } from './push-records'

/** The key is read from the environment only, so that it never ends up in a file or a shell's history. */
const ADMIN_KEY = 'ALGOLIA_ADMIN_API_KEY'

/**
 * Reads where to push to.
 *
 * @throws Error that names what is missing
 */
export function readTarget(environment: Environment): PushTarget {
  const values = readAllOrNone(environment, ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', ADMIN_KEY])
  if (values === undefined) {
    throw new Error(`Nothing to push to: set ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME and ${ADMIN_KEY}.`)
  }
  const [appId, indexName, adminKey] = values
  return { appId, indexName, adminKey }
}
