import { afterEach, describe, expect, it, vi } from 'vitest'

import { aRecord } from '../../testing/a-record'
import { readAllSynonyms } from '../synonyms/read-lines'
import { pushRecords, readTarget } from './push-records'
import { INDEX_SETTINGS, synonymHits } from './settings'

const asked: unknown[][] = []
const call = (name: string) => (options: unknown) => {
  asked.push([name, options])
  return Promise.resolve({ taskID: asked.length })
}

vi.mock('algoliasearch', () => ({
  algoliasearch: (appId: string, key: string) => ({
    setSettings: call(`${appId} ${key} settings`),
    saveSynonyms: call('synonyms'),
    waitForTask: call('wait'),
    replaceAllObjects: call('replace'),
  }),
}))
afterEach(() => void (asked.length = 0))

const target = { appId: 'APP', adminKey: 'key', indexName: 'docs' }
const records = [aRecord('One'), aRecord('Two')]
const SYNONYMS = readAllSynonyms('.')

describe('pushRecords', () => {
  it('gives the index its settings and synonyms, then all records in place of the old ones', async () => {
    await pushRecords(target, records)
    const indexName = 'docs'
    expect(asked).toEqual([
      ['APP key settings', { indexName, indexSettings: INDEX_SETTINGS }],
      ['synonyms', { indexName, synonymHit: synonymHits(SYNONYMS), replaceExistingSynonyms: true }],
      ['wait', { indexName, taskID: 1 }],
      ['wait', { indexName, taskID: 2 }],
      ['replace', { indexName, objects: records }],
    ])
  })

  it('sends nothing when a record is too large, and names it, or when there is none', async () => {
    const large = aRecord('Large', { content: 'é'.repeat(5_000) })
    await expect(pushRecords(target, [large])).rejects.toThrow(large.url)
    await expect(pushRecords(target, [])).rejects.toThrow('npm run build')
    expect(asked).toEqual([])
  })
})

it('the key is read from the environment, and what is missing is named', () => {
  const environment = { ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX_NAME: 'docs', ALGOLIA_ADMIN_API_KEY: 'key' }
  expect(readTarget(environment)).toEqual(target)
  expect(() => readTarget({})).toThrow('ALGOLIA_ADMIN_API_KEY')
  expect(() => readTarget({ ...environment, ALGOLIA_ADMIN_API_KEY: '' })).toThrow('ALGOLIA_ADMIN_API_KEY')
})

it('every phrase of the synonyms is sent once, under an id of its own', () => {
  const phrases = new Set(SYNONYMS.flatMap(({ says }) => says))
  expect(synonymHits(SYNONYMS).map(({ input }) => input)).toEqual([...phrases])
  expect(new Set(synonymHits(SYNONYMS).map(({ objectID }) => objectID)).size).toBe(phrases.size)
})
