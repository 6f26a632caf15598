import { describe, expect, it, vi } from 'vitest'

import { clientOf } from './client'
import { answerOf, aProvider } from '../testing/a-provider'
import { aRecord } from '../testing/a-record'

const client = clientOf(() => aProvider([aRecord('Provider')]))

describe('the client', () => {
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
