import { describe, expect, it, vi } from 'vitest'

import { clientOf, readRequests } from '../../../src/search/client'
import { createEmbeddedProvider } from '../../../src/search/embedded'
import { aRecord, aSection } from './a-record'

const records = [
  aSection('Setup', 'The <Provider> & friends', 'Wrap the tree in <Provider store={store}> first.'),
  aRecord('<Provider>', { content: 'Makes the store available.' }),
]
const client = clientOf(() => Promise.resolve(createEmbeddedProvider('', () => Promise.resolve(records))))

async function firstHit(query: string) {
  const [answer] = (await client.search([{ indexName: 'x', query }])).results
  const hit = answer?.hits[0]
  if (!hit) throw new Error(`no hit for ${query}`)
  return hit
}

describe('the client', () => {
  it('escapes the text of records before it marks words', async () => {
    const hit = await firstHit('friends provider')
    expect(hit._highlightResult?.hierarchy?.lvl2?.value).toBe(
      'The &lt;<mark>Provider</mark>&gt; &amp; <mark>friends</mark>',
    )
    expect(hit._snippetResult?.content?.value).toContain('&lt;<mark>Provider</mark>')
  })

  it('escapes what is stored as a recent search', async () => {
    expect((await firstHit('provider')).hierarchy.lvl1).toBe('&lt;Provider&gt;')
  })

  it('leaves the top level as text without marks', async () => {
    expect((await firstHit('api provider'))._highlightResult?.hierarchy?.lvl0?.value).toBe('API')
  })

  it('lists only the levels that a record has', async () => {
    expect(Object.keys((await firstHit('provider'))._highlightResult?.hierarchy ?? {})).toEqual([
      'lvl0',
      'lvl1',
    ])
  })

  it('takes requests in all forms', () => {
    const request = { indexName: 'x', query: 'store' }
    expect(readRequests([request])).toEqual([request])
    expect(readRequests({ requests: [request] })).toEqual([request])
    expect(readRequests([{ indexName: 'x', params: { query: 'store' } }])).toEqual([request])
  })

  it('fetches the records once, but again after a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(records)
    const provider = createEmbeddedProvider('/records', load)
    await expect(provider.search([{ indexName: 'x', query: 'a' }])).rejects.toThrow('offline')
    await provider.prepare()
    await provider.search([{ indexName: 'x', query: 'a' }])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('prepares without ever failing', () => {
    const unreachable = clientOf(() => Promise.reject(new Error('offline')))
    expect(() => unreachable.prepare()).not.toThrow()
  })
})
