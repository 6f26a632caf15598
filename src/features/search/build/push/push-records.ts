import { algoliasearch } from 'algoliasearch'

import { readAllOrNone, type Environment } from '../../../../lib/build/environment'
import type { SearchRecord } from '../../shared/record'
import { readAllSynonyms } from '../synonyms/read-lines'
import { INDEX_SETTINGS, oversizedRecords, RECORD_LIMIT, synonymHits } from './settings'

/** The index to fill, and the key for it. */
interface PushTarget {
  appId: string
  /** With the rights to add objects, edit settings, and copy, delete and move indices. */
  adminKey: string
  indexName: string
}

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

/**
 * Replaces everything in the hosted index: settings, synonyms, then all records at once. Readers find the old records until the
 * service has the new ones, and still do if anything fails.
 *
 * @throws Error when a record is too large, or the service refuses or can't be reached
 */
export async function pushRecords(target: PushTarget, records: readonly SearchRecord[]): Promise<void> {
  refuseBadRecords(records)
  const { indexName } = target
  const client = algoliasearch(target.appId, target.adminKey)
  const settings = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS })
  const synonyms = await client.saveSynonyms({
    indexName,
    synonymHit: synonymHits(readAllSynonyms('.')),
    replaceExistingSynonyms: true,
  })
  for (const { taskID } of [settings, synonyms]) await client.waitForTask({ indexName, taskID })
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) })
}

function refuseBadRecords(records: readonly SearchRecord[]): void {
  if (records.length === 0) throw new Error('There are no records to push: run "npm run build" first.')
  const [first] = oversizedRecords(records)
  if (first) {
    throw new Error(
      `The record of ${first.url} has ${first.bytes} bytes, the service takes ${RECORD_LIMIT}: split its section.`,
    )
  }
}
