import { afterEach, describe, expect, it, vi } from 'vitest'

import { createEmbeddedProvider, type SearchWorker } from './embedded'
import type { FromWorker, ToWorker } from '../engine/messages'
import type { SearchAnswer } from '../engine/types'

const ANSWER: SearchAnswer = {
  query: 'a',
  hits: [],
  total: 0,
  page: 0,
  isPreliminary: false,
  isIncomplete: false,
}
const REQUEST = { indexName: 'x', query: 'a' }

/** A worker that records what it is sent. */
class FakeWorker implements SearchWorker {
  onmessage: SearchWorker['onmessage'] = null
  onerror: SearchWorker['onerror'] = null
  readonly received: ToWorker[] = []
  readonly terminate = vi.fn()

  postMessage(message: ToWorker) {
    this.received.push(message)
  }

  answer(turn: number) {
    this.onmessage?.({ data: { turn, answer: ANSWER } } as MessageEvent<FromWorker>)
  }

  break() {
    this.onerror?.({} as ErrorEvent)
  }
}

function aProvider(fetched = () => Promise.resolve(new Response('{}'))) {
  vi.stubGlobal('location', { href: 'https://docs.example.test/api/createSlice' })
  vi.stubGlobal('fetch', vi.fn(fetched))
  const workers: FakeWorker[] = []
  const provider = createEmbeddedProvider('/base/', () => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker
  })
  return { provider, workers }
}

const aListener = () => ({ onAnswer: vi.fn(), onFailure: vi.fn() })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the embedded provider', () => {
  it('starts one worker, gives it the first file, and then what is asked', async () => {
    const { provider, workers } = aProvider()
    provider.prepare()
    provider.search(REQUEST, aListener())
    provider.search(REQUEST, aListener())()
    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://docs.example.test/base/search-outline.json', {
      cache: 'no-cache',
    })
    await vi.waitFor(() => expect(workers[0]?.received).toHaveLength(3))
    expect(workers).toHaveLength(1)
    expect(workers[0]?.received).toEqual([
      // Of a search that was ended.
      { kind: 'end', turn: 2 },
      { kind: 'start', baseUrl: 'https://docs.example.test/base/', first: '{}' },
      { kind: 'search', turn: 1, request: REQUEST },
    ])
  })

  it('gives every answer to the search that asked, until it is ended', () => {
    const { provider, workers } = aProvider()
    const [first, second] = [aListener(), aListener()]
    provider.search(REQUEST, first)
    const end = provider.search(REQUEST, second)
    workers[0]?.answer(2)
    workers[0]?.answer(2)
    end()
    workers[0]?.answer(2)
    expect(first.onAnswer).not.toHaveBeenCalled()
    expect(second.onAnswer.mock.calls).toEqual([[ANSWER], [ANSWER]])
  })

  it.each([
    ['does not get the first file', () => Promise.resolve(new Response('', { status: 404 })), false],
    ['breaks', () => Promise.resolve(new Response('{}')), true],
  ])(
    'fails what waits for a worker that %s, and starts another one for the next search',
    async (_, load, breaks) => {
      const { provider, workers } = aProvider(load)
      const [first, second] = [aListener(), aListener()]
      provider.search(REQUEST, first)
      if (breaks) workers[0]?.break()
      await vi.waitFor(() => expect(first.onFailure).toHaveBeenCalledOnce())
      expect(workers[0]?.terminate).toHaveBeenCalled()
      provider.search(REQUEST, second)
      workers[1]?.answer(2)
      expect(second.onAnswer).toHaveBeenCalledWith(ANSWER)
    },
  )
})
