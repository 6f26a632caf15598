import { algoliasearch, type Algoliasearch } from 'algoliasearch'

import { readAllOrNone, type Environment } from '../../../../lib/build/environment'
import type { SearchRecord } from '../../shared/record'
import { oversizedRecords, RECORD_LIMIT } from '../oversized-records'
import { readAllSynonyms } from '../synonyms/read-lines'
import { INDEX_SETTINGS, synonymHits } from './settings'

/** The index to fill, and the key for it. */
interface PushTarget {
  appId: string
  /** With the rights to add objects, edit settings, and delete and move indices. */
  adminKey: string
  indexName: string
}

export type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>

/** The key is read from the environment only, so that it never ends up in a file or a shell's history. */
const ADMIN_KEY = 'ALGOLIA_ADMIN_API_KEY'

const BATCH_SIZE = 500

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
 * Replaces everything in the hosted index: records, settings and synonyms go to a temporary index, which takes the
 * place of the real one at the end. Readers find the old index until then, and still do if anything fails.
 *
 * @param options - of the service's client; tests name another host
 * @throws Error when a record is too large, or the service refuses or can't be reached
 */
export async function pushRecords(
  target: PushTarget,
  records: readonly SearchRecord[],
  options?: ClientOptions,
): Promise<void> {
  refuseBadRecords(records)
  const client = algoliasearch(target.appId, target.adminKey, options)
  const temporary = `${target.indexName}_tmp_${Date.now().toString(36)}`
  try {
    await fill(client, temporary, records)
    const { taskID } = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: target.indexName },
    })
    await client.waitForTask({ indexName: temporary, taskID })
  } catch (error) {
    await discard(client, temporary)
    throw new Error(`The index ${target.indexName} was left as it was: ${messageOf(error)}`, { cause: error })
  }
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

async function fill(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const settings = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS })
  const synonyms = await client.saveSynonyms({
    indexName,
    synonymHit: synonymHits(readAllSynonyms('.')),
    replaceExistingSynonyms: true,
  })
  for (const { taskID } of [settings, synonyms]) await client.waitForTask({ indexName, taskID })
  await client.saveObjects({
    indexName,
    objects: records.map((record) => ({ ...record })),
    batchSize: BATCH_SIZE,
    waitForTasks: true,
  })
}

/** A failure to delete the index is only a warning, because the original error must be reported. */
async function discard(client: Algoliasearch, indexName: string): Promise<void> {
  try {
    await client.deleteIndex({ indexName })
  } catch {
    console.warn(`The temporary index ${indexName} could not be deleted. Delete it by hand if it exists.`)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
