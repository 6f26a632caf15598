// @vitest-environment jsdom
import type * as fragments from './fragments'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Fragments = typeof fragments

const dispatch = vi.hoisted(() => vi.fn())
vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: dispatch,
}))

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

/** Answers with the beginning of a page at once, and with the rest when that is let go. */
function answerInTurn(): (rest: Response) => void {
  const body = (...parts: string[]) => JSON.stringify({ version: 'v1', parts })
  let answerRest: (rest: Response) => void = () => undefined
  const rest = new Promise<Response>((resolve) => (answerRest = resolve))
  const answer = (address: string) => (address.includes('-rest.') ? rest : new Response(body('<b>zero</b>')))
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => answer(address)),
  )
  return answerRest
}

const theRest = () => new Response(JSON.stringify({ version: 'v1', parts: ['one', '<h2 id="two">two</h2>'] }))

/** Shows a page of three parts, as React does. */
function show(fillPart: Fragments['fillPart']): HTMLElement[] {
  const parts = ['next-0', 'next-1', 'next-2'].map((id) => Object.assign(newPart(), { id }))
  for (const part of parts) part.dataset.id = part.id
  document.body.replaceChildren(...parts)
  for (const part of parts) fillPart(part.id, part)
  return parts
}

const getHtml = (parts: readonly Element[]) => parts.map(({ innerHTML }) => innerHTML)

/** Answers as the browser does: later, or with an error once the request is ended. */
function answerUnlessAborted(_address: string, options?: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')))
    setTimeout(() => resolve(new Response(JSON.stringify({ version: 'v1', parts: ['x'] }))))
  })
}

const newPart = () => document.createElement('static-part')

const pause = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), 10))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  location.hash = ''
})

beforeEach(() => {
  vi.resetModules()
  dispatch.mockClear()
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

  it('come from the files of the page, in the version of the site, each asked for once', async () => {
    answerInTurn()(theRest())
    const { loadFragments } = await openPage()
    await Promise.all([loadFragments('next'), loadFragments('next')])
    const addresses = vi.mocked(fetch).mock.calls.map(([address]) => address)
    expect(addresses).toEqual(['/assets/fragments/next.json?v=v1', '/assets/fragments/next-rest.json?v=v1'])
  })

  it('are shown from the beginning, and the rest once it is there, of which others are told', async () => {
    const answerRest = answerInTurn()
    const { fillPart, loadBeginning, loadFragments } = await openPage()
    void loadFragments('next')
    await loadBeginning('next')
    const parts = show(fillPart)
    expect(getHtml(parts)).toEqual(['<b>zero</b>', '', ''])
    answerRest(theRest())
    await expect.poll(() => getHtml(parts)).toEqual(['<b>zero</b>', 'one', '<h2 id="two">two</h2>'])
    expect(dispatch).toHaveBeenCalledExactlyOnceWith('onRouteDidUpdate', expect.anything())
  })

  it('are awaited and shown as a whole where the reader opens a page at a heading', async () => {
    const answerRest = answerInTurn()
    location.hash = '#two'
    const { fillPart, loadBeginning, loadFragments } = await openPage()
    void loadFragments('next')
    const beginning = loadBeginning('next')
    expect(await Promise.race([beginning, pause('not yet')])).toBe('not yet')
    answerRest(theRest())
    await beginning
    expect(getHtml(show(fillPart))).toEqual(['<b>zero</b>', 'one', '<h2 id="two">two</h2>'])
  })

  it('of which only the beginning was fetched ahead, scroll to a heading once it is there', async () => {
    const answerRest = answerInTurn()
    const { fillPart, loadFragments, loadFragmentsAhead } = await openPage()
    expect(await loadFragmentsAhead('next', { isBeginning: true })).toBe(true)
    expect(fetch).toHaveBeenCalledTimes(1)
    location.hash = '#two'
    void loadFragments('next')
    show(fillPart)
    const scroll = vi.fn()
    const find = vi.spyOn(document, 'getElementById').mockReturnValue({ scrollIntoView: scroll } as never)
    answerRest(theRest())
    await expect.poll(() => scroll.mock.calls.length).toBe(1)
    expect(find).toHaveBeenCalledWith('two')
  })

  it("load the page in full when the rest can't be had", async () => {
    const answerRest = answerInTurn()
    const { fillPart, loadBeginning } = await openPage()
    await loadBeginning('next')
    const reload = vi.fn()
    vi.stubGlobal('location', { hash: '', reload })
    show(fillPart)
    answerRest(new Response('', { status: 404 }))
    await expect.poll(() => reload.mock.calls.length).toBeGreaterThan(0)
  })

  it('that are fetched ahead give way to the page that the reader opens, which is asked for once', async () => {
    vi.stubGlobal('fetch', vi.fn(answerUnlessAborted))
    const { fillPart, loadFragments, loadFragmentsAhead } = await openPage()
    const likely = loadFragmentsAhead('likely')
    void loadFragmentsAhead('wanted')
    await Promise.all([likely, loadFragments('wanted')])
    expect(fetch).toHaveBeenCalledTimes(4)
    const [gaveWay, came] = [newPart(), newPart()]
    fillPart('likely-0', gaveWay)
    fillPart('wanted-0', came)
    expect([gaveWay.innerHTML, came.innerHTML]).toEqual(['', 'x'])
  })

  it('are fetched ahead for two pages at a time: the first gives way to the third, and may be opened all the same', async () => {
    vi.stubGlobal('fetch', vi.fn(answerUnlessAborted))
    const { fillPart, loadFragments, loadFragmentsAhead } = await openPage()
    for (const page of ['first', 'one', 'two', 'two', 'three']) void loadFragmentsAhead(page)
    expect(fetch).toHaveBeenCalledTimes(6)
    await loadFragments('one')
    expect(fetch).toHaveBeenCalledTimes(8)
    const element = newPart()
    fillPart('one-0', element)
    expect(element.innerHTML).toBe('x')
  })

  it('are not asked for when the page brought them', async () => {
    answerWith({})
    const { loadFragments } = await openPage()
    await loadFragments('first')
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
