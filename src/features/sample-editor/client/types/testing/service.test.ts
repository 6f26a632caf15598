import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromChecker, ToChecker } from '../messages'
import { openTypeChecker, type TypeChecker } from '../service'
import type { CheckerWorker } from '../start-worker'

interface FakeWorker extends CheckerWorker {
  received: ToChecker[]
  isTerminated: boolean
  answer(message: FromChecker): void
}

let workers: FakeWorker[] = []
const checkers: TypeChecker[] = []

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

function open(start = startFake): TypeChecker {
  const checker = openTypeChecker(start)
  checkers.push(checker)
  return checker
}

const FILES = [{ name: 'src/a.ts', code: 'a' }]
const OTHERS = [{ name: 'src/b.ts', code: 'b' }]
const CHECKED = { type: 'checked', diagnostics: [] } as const
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  workers = []
})
afterEach(() => {
  for (const checker of checkers.splice(0)) checker.close()
  vi.useRealTimers()
})

it('starts a worker for the first check, keeps it, and gives it one project at a time', async () => {
  const checker = open()
  expect(workers).toHaveLength(0)
  const first = checker.check(FILES)
  const second = checker.check(OTHERS)
  await settled()
  expect(workers[0]?.received).toEqual([{ type: 'check', files: FILES }])
  workers[0]?.answer(CHECKED)
  expect(await first).toEqual({ is: 'checked', diagnostics: [] })
  await settled()
  expect(workers[0]?.received[1]).toEqual({ type: 'check', files: OTHERS })
  workers[0]?.answer({ type: 'failed' })
  expect(await second).toEqual({ is: 'failed' })
  expect(workers).toHaveLength(1)
})

it.each([
  ['has failed', 'failed', () => workers[0]?.onerror?.(new Event('error') as ErrorEvent)],
  ['hasn’t ended after 20 seconds', 'too long', () => vi.advanceTimersByTimeAsync(1)],
])('replaces a worker whose check %s', async (_what, is, fail) => {
  const checker = open()
  const first = checker.check(FILES)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(workers[0]?.isTerminated).toBe(false)
  await fail()
  expect(await first).toEqual({ is })
  await settled()
  expect(workers[0]?.isTerminated).toBe(true)
  const second = checker.check(OTHERS)
  await settled()
  workers[1]?.answer(CHECKED)
  expect(await second).toEqual({ is: 'checked', diagnostics: [] })
})

it('says that nothing could be loaded, and tries again at the next check', async () => {
  const checker = open(vi.fn(startFake).mockRejectedValueOnce(new Error('offline')))
  expect(await checker.check(FILES)).toEqual({ is: 'not loaded' })
  const again = checker.check(FILES)
  await settled()
  workers[0]?.answer(CHECKED)
  expect(await again).toEqual({ is: 'checked', diagnostics: [] })
})

it('shares a worker, which ends when the last editor closes', async () => {
  const one = open()
  const other = open()
  void one.check(FILES)
  await settled()
  workers[0]?.answer(CHECKED)
  void other.check(OTHERS)
  await settled()
  expect(workers).toHaveLength(1)
  one.close()
  one.close()
  await settled()
  expect(workers[0]?.isTerminated).toBe(false)
  other.close()
  await settled()
  expect(workers[0]?.isTerminated).toBe(true)
  void open().check(FILES)
  await settled()
  // What the first one didn't answer ends nothing of the second one.
  await vi.advanceTimersByTimeAsync(19_999)
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
})

it('ends a worker that is still starting, and starts none for what was asked just before the last editor closes', async () => {
  let load = () => {}
  const loaded = new Promise<void>((resolve) => (load = resolve))
  const starting = open(() => loaded.then(startFake))
  void starting.check(FILES)
  await settled()
  starting.close()
  load()
  await settled()
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true])
  const idle = open()
  void idle.check(FILES)
  idle.close()
  await settled()
  expect(workers).toHaveLength(1)
})
