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
    this.onmessage?.({ data: { kind: 'answer', turn, answer: ANSWER } } as MessageEvent<FromWorker>)
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
  it('starts one worker, tells it where the index is, and gives it the first file once', async () => {
    const { provider, workers } = aProvider()
    provider.prepare()
    provider.search(REQUEST, aListener())
    expect(workers).toHaveLength(1)
    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://docs.example.test/base/search-outline.json', {
      cache: 'no-cache',
    })
    await vi.waitFor(() => {
      expect(workers[0]?.received).toEqual([
        { kind: 'start', baseUrl: 'https://docs.example.test/base/' },
        { kind: 'expect' },
        { kind: 'prepare' },
        { kind: 'expect' },
        { kind: 'search', turn: 1, request: REQUEST },
        { kind: 'first', json: '{}' },
      ])
    })
  })

  it('says that the first file could not be loaded, and tries again at the next search', async () => {
    const answers = [new Response('', { status: 404 }), new Response('{}')]
    const { provider, workers } = aProvider(() => Promise.resolve(answers.shift() ?? Response.error()))
    const sent = () => workers[0]?.received.filter(({ kind }) => kind === 'first')
    provider.search(REQUEST, aListener())
    await vi.waitFor(() => {
      expect(sent()).toEqual([{ kind: 'first' }])
    })
    provider.search(REQUEST, aListener())
    await vi.waitFor(() => {
      expect(sent()).toEqual([{ kind: 'first' }, { kind: 'first', json: '{}' }])
    })
  })

  it('gives every answer to the search that asked', () => {
    const { provider, workers } = aProvider()
    const [first, second] = [aListener(), aListener()]
    provider.search(REQUEST, first)
    provider.search(REQUEST, second)
    workers[0]?.answer(2)
    workers[0]?.answer(2)
    expect(first.onAnswer).not.toHaveBeenCalled()
    expect(second.onAnswer).toHaveBeenCalledTimes(2)
  })

  it('calls nobody after the end of a search, and tells the worker', () => {
    const { provider, workers } = aProvider()
    const listener = aListener()
    provider.search(REQUEST, listener)()
    workers[0]?.answer(1)
    expect(listener.onAnswer).not.toHaveBeenCalled()
    expect(workers[0]?.received.at(-1)).toEqual({ kind: 'end', turn: 1 })
  })

  it('fails what waits for a worker that breaks, and starts another one for the next search', async () => {
    const { provider, workers } = aProvider()
    const [first, second] = [aListener(), aListener()]
    provider.search(REQUEST, first)
    workers[0]?.break()
    expect(first.onFailure).toHaveBeenCalledOnce()
    expect(workers[0]?.terminate).toHaveBeenCalledOnce()
    provider.search(REQUEST, second)
    workers[1]?.answer(2)
    expect(second.onAnswer).toHaveBeenCalledWith(ANSWER)
    await vi.waitFor(() => {
      expect(workers[1]?.received).toContainEqual({ kind: 'first', json: '{}' })
    })
  })
})
