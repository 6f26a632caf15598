import { describe, expect, it, vi } from 'vitest'

import { clientOf } from './client'
import { plainText } from './marked-text'
import { answerOf, aProvider } from '../testing/a-provider'
import { aRecord, aSection } from '../testing/a-record'

const records = [
  aSection('Setup', 'The <Provider> & friends', 'Wrap the tree in <Provider store={store}> first.'),
  aRecord('<Provider>', { content: 'Makes the store available.' }),
]
const client = clientOf(() => aProvider(records))

async function firstHit(query: string) {
  const hit = (await answerOf(client, { query })).hits[0]
  if (!hit) throw new Error(`no hit for ${query}`)
  return hit
}

describe('the client', () => {
  it('marks words in pieces of plain text', async () => {
    const { title, excerpt = [] } = await firstHit('friends provider')
    expect(plainText(title)).toBe('The <Provider> & friends')
    expect(title.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Provider', 'friends'])
    expect(plainText(excerpt)).toContain('<Provider store={store}>')
  })

  it('tells the place of a hit', async () => {
    expect(await firstHit('friends')).toMatchObject({
      section: 'API',
      page: 'Setup',
      path: [],
      isPage: false,
    })
    expect(await firstHit('available')).toMatchObject({ page: '<Provider>', path: [], isPage: true })
  })

  it('prepares without ever failing, and reports the failure of a search', async () => {
    const unreachable = clientOf(() => Promise.reject(new Error('offline')))
    expect(() => unreachable.prepare()).not.toThrow()
    await expect(answerOf(unreachable, { query: 'a' })).rejects.toThrow('no answer')
  })

  it('tells nothing to the listener of a search that was ended', async () => {
    const onAnswer = vi.fn()
    const onFailure = vi.fn()
    client.search({ indexName: 'x', query: 'provider' }, { onAnswer, onFailure })()
    await answerOf(client, { query: 'provider' })
    expect([onAnswer.mock.calls, onFailure.mock.calls]).toEqual([[], []])
  })
})
