import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromChecker, ToChecker } from '../messages'
import { openTypeChecker, makeService } from '../service'
import type { CheckerWorker } from '../start-worker'

interface FakeWorker extends CheckerWorker {
  received: ToChecker[]
  isTerminated: boolean
  answer(message: FromChecker): void
}

let workers: FakeWorker[] = []

function startFake(): Promise<CheckerWorker> {
  const fake: FakeWorker = {
    received: [],
    isTerminated: false,
    onmessage: null,
    onerror: null,
    postMessage: (message) => void fake.received.push(message),
    terminate: () => void (fake.isTerminated = true),
    answer: (data) => fake.onmessage?.(new MessageEvent('message', { data })),
  }
  workers.push(fake)
  return Promise.resolve(fake)
}

const FILES = [{ name: 'src/a.ts', code: 'a' }]
const OTHERS = [{ name: 'src/b.ts', code: 'b' }]
const CHECKED = { type: 'checked', diagnostics: [] } as const

beforeEach(() => {
  vi.useFakeTimers()
  workers = []
})
afterEach(() => vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('the service', () => {
  it('starts a worker for the first check, and keeps it', async () => {
    const service = makeService(startFake)
    expect(workers).toHaveLength(0)
    const first = service.check(FILES)
    await settled()
    workers[0]?.answer(CHECKED)
    expect(await first).toEqual({ is: 'checked', diagnostics: [] })
    void service.check(OTHERS)
    await settled()
    expect(workers).toHaveLength(1)
    expect(workers[0]?.received).toEqual([
      { type: 'check', files: FILES },
      { type: 'check', files: OTHERS },
    ])
  })

  it('gives one project at a time to the worker', async () => {
    const service = makeService(startFake)
    void service.check(FILES)
    const second = service.check(OTHERS)
    await settled()
    expect(workers[0]?.received).toHaveLength(1)
    workers[0]?.answer(CHECKED)
    await settled()
    workers[0]?.answer({ type: 'failed' })
    expect(await second).toEqual({ is: 'failed' })
  })

  it('ends a check after 20 seconds, and checks what comes next in another worker', async () => {
    const service = makeService(startFake)
    const first = service.check(FILES)
    const second = service.check(OTHERS)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(workers[0]?.isTerminated).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await first).toEqual({ is: 'too long' })
    expect(workers[0]?.isTerminated).toBe(true)
    expect(workers[1]?.received).toEqual([{ type: 'check', files: OTHERS }])
    workers[1]?.answer(CHECKED)
    expect(await second).toEqual({ is: 'checked', diagnostics: [] })
  })

  it('says that nothing could be loaded, and tries again at the next check', async () => {
    const start = vi.fn(startFake).mockRejectedValueOnce(new Error('offline'))
    const service = makeService(start)
    expect(await service.check(FILES)).toEqual({ is: 'not loaded' })
    const again = service.check(FILES)
    await settled()
    workers[0]?.answer(CHECKED)
    expect(await again).toEqual({ is: 'checked', diagnostics: [] })
  })

  it('replaces a worker that has failed', async () => {
    const service = makeService(startFake)
    const first = service.check(FILES)
    await settled()
    workers[0]?.onerror?.(Object.assign(new Event('error'), { message: 'out of memory' }) as ErrorEvent)
    expect(await first).toEqual({ is: 'failed' })
    expect(workers[0]?.isTerminated).toBe(true)
    void service.check(FILES)
    await settled()
    expect(workers).toHaveLength(2)
  })
})

describe('the checkers of a page', () => {
  it('share a worker, which ends when the last one closes', async () => {
    const one = openTypeChecker(startFake)
    const other = openTypeChecker(startFake)
    void one.check(FILES)
    await settled()
    workers[0]?.answer(CHECKED)
    void other.check(OTHERS)
    await settled()
    expect(workers).toHaveLength(1)
    one.close()
    one.close()
    expect(workers[0]?.isTerminated).toBe(false)
    other.close()
    expect(workers[0]?.isTerminated).toBe(true)
    const next = openTypeChecker(startFake)
    void next.check(FILES)
    await settled()
    expect(workers).toHaveLength(2)
    next.close()
  })

  it('end a worker that is still starting when the last one closes', async () => {
    let load = () => {}
    const loaded = new Promise<void>((resolve) => (load = resolve))
    const only = openTypeChecker(() => loaded.then(startFake))
    void only.check(FILES)
    await settled()
    only.close()
    load()
    await settled()
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true])
  })

  it('start none for what was asked just before the last one closes', async () => {
    const only = openTypeChecker(startFake)
    void only.check(FILES)
    only.close()
    await settled()
    expect(workers).toEqual([])
  })
})
