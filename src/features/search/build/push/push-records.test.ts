import { afterEach, describe, expect, it, vi } from 'vitest'

import { pushRecords, readTarget, type ClientOptions } from './push-records'
import { INDEX_SETTINGS, synonymHits } from './settings'
import { readAllSynonyms } from '../synonyms/read-lines'

const SYNONYMS = readAllSynonyms('.')
import { aRecord } from '../../testing/a-record'
import { startFakeService, type FakeService } from '../../testing/fake-service'

const target = { appId: 'APPID', adminKey: 'admin-key', indexName: 'docs' }
const records = [aRecord('One'), aRecord('Two')]

let service: FakeService
afterEach(() => service.close())

function clientOptions({ port }: FakeService): ClientOptions {
  return { hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }] }
}

async function push(...interference: Parameters<typeof startFakeService>) {
  service = await startFakeService(...interference)
  service.indices.set('docs', new Map([['old', {}]]))
  await pushRecords(target, records, clientOptions(service))
}

const sent = () => service.requests.filter(({ method }) => method !== 'GET')

describe('pushRecords', () => {
  it('fills a temporary index, then moves it over the real one', async () => {
    await push()
    const steps = sent().map(({ method, path }) => `${method} ${path.replace(/docs_tmp_\w+/, 'TEMPORARY')}`)
    expect(steps).toEqual([
      'PUT /1/indexes/TEMPORARY/settings',
      'POST /1/indexes/TEMPORARY/synonyms/batch',
      'POST /1/indexes/TEMPORARY/batch',
      'POST /1/indexes/TEMPORARY/operation',
    ])
    expect(sent().at(-1)?.body).toEqual({ operation: 'move', destination: 'docs' })
    expect([...service.indices.keys()]).toEqual(['docs'])
    expect([...(service.indices.get('docs')?.values() ?? [])]).toEqual(records)
  })

  it('sends the id of the application and the key with every request', async () => {
    await push()
    expect(new Set(service.requests.map(({ appId, key }) => `${appId} ${key}`))).toEqual(
      new Set(['APPID admin-key']),
    )
  })

  it('sends the settings and the synonyms that the browser has too', async () => {
    await push()
    const [settings, synonyms] = sent()
    expect(settings?.body).toEqual(INDEX_SETTINGS)
    expect(synonyms?.body).toEqual(synonymHits(SYNONYMS))
    expect(synonyms?.query.get('replaceExistingSynonyms')).toBe('true')
  })

  it('waits for each step before the next', async () => {
    await push()
    const polled = service.requests
      .filter(({ path }) => path.includes('/task/'))
      .map(({ path }) => path.split('/').at(-1))
    expect(polled).toEqual(['1', '1', '2', '2', '3', '3', '4', '4'])
  })

  it('leaves the real index alone and clears up when a step fails', async () => {
    const failing = push(({ path }) =>
      path.endsWith('/batch') && !path.includes('synonyms')
        ? { status: 400, body: { message: 'Quota exceeded' } }
        : undefined,
    )
    await expect(failing).rejects.toThrow(/docs was left as it was: .*Quota exceeded/)
    expect([...service.indices.keys()]).toEqual(['docs'])
    expect(service.indices.get('docs')?.has('old')).toBe(true)
  })

  it('says so when the key is refused', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const refused = { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } }
    await expect(push(() => refused)).rejects.toThrow(/Invalid Application-ID or API key/)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('docs_tmp_'))
    warn.mockRestore()
  })

  it('sends nothing when a record is too large, and names it', async () => {
    service = await startFakeService()
    const large = aRecord('Large', { content: 'x'.repeat(12_000) })
    await expect(pushRecords(target, [large], clientOptions(service))).rejects.toThrow(large.url)
    await expect(pushRecords(target, [], clientOptions(service))).rejects.toThrow('npm run build')
    expect(service.requests).toEqual([])
  })
})

describe('readTarget', () => {
  it('reads the key from the environment and says what is missing', async () => {
    service = await startFakeService()
    const environment = { ALGOLIA_APP_ID: 'a', ALGOLIA_INDEX_NAME: 'i', ALGOLIA_ADMIN_API_KEY: 'k' }
    expect(readTarget(environment)).toEqual({ appId: 'a', indexName: 'i', adminKey: 'k' })
    expect(() => readTarget({})).toThrow('ALGOLIA_ADMIN_API_KEY')
    expect(() => readTarget({ ...environment, ALGOLIA_ADMIN_API_KEY: '' })).toThrow('ALGOLIA_ADMIN_API_KEY')
  })
})

describe('synonymHits', () => {
  it('has every phrase of the list once, under an id of its own', async () => {
    service = await startFakeService()
    const phrases = new Set(SYNONYMS.flatMap(({ says }) => says))
    expect(synonymHits(SYNONYMS).map(({ input }) => input)).toEqual([...phrases])
    expect(new Set(synonymHits(SYNONYMS).map(({ objectID }) => objectID)).size).toBe(phrases.size)
  })
})
