import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { ToFrame } from '../../../sample-runtime/browser/protocol'
import type { RunEvent } from '../../../sample-runtime/protocol/messages'
import type { TryManifest } from '../../shared/manifest'
import { openSandbox, type Sandbox } from '.'
import type { Message } from './guard'

const sent: ToFrame[] = []
let receive: (message: Message) => void = () => undefined
const remove = vi.fn()

vi.mock('./frame', () => ({
  openFrame(_place: unknown, onMessage: (message: Message) => void) {
    receive = onMessage
    return { send: (message: ToFrame) => sent.push(message), remove }
  },
}))
vi.mock('./fetch-scripts', () => ({
  fetchManifest: () =>
    Promise.resolve({ runner: '', demos: {}, libraries: { development: {} } } as unknown as TryManifest),
  fetchScripts: () => Promise.resolve([]),
  fetchLateAnswers: () => Promise.resolve(''),
}))

const onLost = vi.fn()
const ENDED: RunEvent = { type: 'ended', reason: 'done' }
const SUMMARY = { store: 0, name: 'Cart', first: 0, last: 1, version: 0 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  sent.length = 0
})

/** Runs a sample, with a store unless told, to its end. */
async function openEnded(
  messages: readonly Message[] = [{ type: 'stores', run: 1, stores: [SUMMARY] }],
  last = ENDED,
) {
  const sandbox = openSandbox(undefined, { onLost })
  const events: RunEvent[] = []
  sandbox.run({ files: [], entries: [] }, 'development', (event) => events.push(event))
  await vi.advanceTimersByTimeAsync(0)
  for (const message of [{ type: 'started', run: 1 } as const, ...messages]) receive(message)
  receive({ type: 'event', run: 1, event: last })
  return { sandbox, events }
}

it('goes on when the reader wants to wait for its timers, and ends once more, with or without a store', async () => {
  const first: RunEvent = { ...ENDED, waiting: { timers: 1, time: 60_000 } }
  const { sandbox, events } = await openEnded([], first)
  expect(sandbox.wait()).toBe(true)
  expect(sent.at(-1)).toEqual({ type: 'wait', run: 1 })
  const printed: RunEvent = { type: 'printed', text: 'late', level: 'log' }
  for (const event of [printed, ENDED]) receive({ type: 'event', run: 1, event })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events).toEqual([first, printed, ENDED])
  expect(sandbox.wait()).toBe(false)
})

it('says that it can’t be asked any more when it was stopped', async () => {
  const { sandbox, events } = await openEnded()
  expect(sandbox.wait()).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events.at(-1)).toEqual({ type: 'ended', reason: 'too long' })
  expect(onLost).toHaveBeenCalledOnce()
})

const pings = (): number => sent.filter(({ type }) => type === 'ping').length
const dispatch = { ask: 'dispatch', store: 0, text: '' } as const

it.each([
  ['until somebody asks about its stores', () => undefined],
  [
    'when another run has begun',
    (sandbox: Sandbox) => {
      sandbox.ask(dispatch).catch(() => undefined)
      sandbox.stop()
    },
  ],
])('is left alone %s', async (_when, act) => {
  act((await openEnded()).sandbox)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pings()).toBe(0)
  expect(onLost).not.toHaveBeenCalled()
})

it('is noticed when it goes on without an end after it has answered, and makes room for another one', async () => {
  const { sandbox } = await openEnded()
  const answered = sandbox.ask(dispatch)
  receive({ type: 'answer', run: 1, answer: { id: 1, ask: 'dispatch' } })
  await answered
  await vi.advanceTimersByTimeAsync(500)
  receive({ type: 'alive' })
  expect(pings()).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(onLost).toHaveBeenCalledTimes(1)
  expect(remove).toHaveBeenCalledTimes(1)
  await expect(sandbox.ask(dispatch)).rejects.toThrow('Run the sample again.')
})
