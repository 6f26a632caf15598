// @vitest-environment jsdom
import type * as fragments from './fragments'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Fragments = typeof fragments

/** A page of the site in version `v1`, which the server sent with part `first-0`. */
async function openPage(): Promise<Fragments> {
  document.head.innerHTML = '<meta name="site-version" content="v1">'
  document.body.innerHTML = '<static-part data-id="first-0"><p>first</p></static-part>'
  return import('./fragments')
}

function answerWith(body: unknown, status = 200): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status }))),
  )
}

/** Answers as the browser does: later, or with an error once the request is ended. */
function answerUnlessAborted(_address: string, options?: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')))
    setTimeout(() => resolve(new Response(JSON.stringify({ version: 'v1', parts: ['x'] }))))
  })
}

const newPart = () => document.createElement('static-part')

afterEach(() => {
  vi.unstubAllGlobals()
})

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('__RENDERS_STATIC_PARTS__', false)
})

describe('static parts', () => {
  it('stay where they are when React takes over the page', async () => {
    const { fillPart } = await openPage()
    const element = document.querySelector('static-part') as Element
    const paragraph = element.firstChild
    fillPart('first-0', element)
    expect(element.firstChild).toBe(paragraph)
  })

  it('move along whenever React makes their element anew, as often as it does', async () => {
    const { fillPart } = await openPage()
    const paragraph = document.querySelector('static-part p')
    const [second, third] = [newPart(), newPart()]
    fillPart('first-0', second)
    expect(second.firstChild).toBe(paragraph)
    fillPart('first-0', third)
    expect(third.firstChild).toBe(paragraph)
  })

  it('come from the file of the page, in the version of the site, asked for once', async () => {
    answerWith({ version: 'v1', parts: ['<b>zero</b>', 'one'] })
    const { fillPart, loadFragments } = await openPage()
    await Promise.all([loadFragments('next'), loadFragments('next')])
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledWith('/assets/fragments/next.json?v=v1', undefined)
    const element = newPart()
    fillPart('next-1', element)
    expect(element.innerHTML).toBe('one')
  })

  it('that are fetched ahead give way to the page that the reader opens, which is asked for once', async () => {
    vi.stubGlobal('fetch', vi.fn(answerUnlessAborted))
    const { fillPart, loadFragments, loadFragmentsAhead } = await openPage()
    const likely = loadFragmentsAhead('likely')
    void loadFragmentsAhead('wanted')
    await Promise.all([likely, loadFragments('wanted')])
    expect(fetch).toHaveBeenCalledTimes(2)
    const [gaveWay, came] = [newPart(), newPart()]
    fillPart('likely-0', gaveWay)
    fillPart('wanted-0', came)
    expect([gaveWay.innerHTML, came.innerHTML]).toEqual(['', 'x'])
  })

  it('are fetched ahead for two pages at a time: the first gives way to the third, and may be opened all the same', async () => {
    vi.stubGlobal('fetch', vi.fn(answerUnlessAborted))
    const { fillPart, loadFragments, loadFragmentsAhead } = await openPage()
    for (const page of ['first', 'one', 'two', 'two', 'three']) void loadFragmentsAhead(page)
    expect(fetch).toHaveBeenCalledTimes(3)
    await loadFragments('one')
    expect(fetch).toHaveBeenCalledTimes(4)
    const element = newPart()
    fillPart('one-0', element)
    expect(element.innerHTML).toBe('x')
  })

  it('are not asked for when the page brought them', async () => {
    answerWith({})
    const { loadFragments } = await openPage()
    expect(loadFragments('first')).toBeUndefined()
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['of another version', { version: 'v2', parts: [] }, 200, 'a new version of the site was published'],
    ['of another shape', ['<p>'], 200, 'a new version of the site was published'],
    ['that are gone', {}, 404, 'status 404'],
  ])('%s are refused, and asked for again the next time', async (_name, body, status, message) => {
    answerWith(body, status)
    const { loadFragments } = await openPage()
    await expect(loadFragments('next')).rejects.toThrow(message)
    answerWith({ version: 'v1', parts: ['x'] })
    await expect(loadFragments('next')).resolves.toBeUndefined()
  })
})
