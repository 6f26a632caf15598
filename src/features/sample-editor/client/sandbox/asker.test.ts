import { expect, it, vi } from 'vitest'

import type { Question } from '../../../store-inspector/protocol/messages'
import { createAsker } from './asker'

function open(isThere = true, loadLate = () => Promise.resolve('script')) {
  const sent: Question[] = []
  const asker = createAsker((question) => {
    sent.push(question)
    return isThere
  }, loadLate)
  return { ...asker, sent }
}

const ACTIONS = { ask: 'actions', store: 0, from: 0 } as const

it('gives each question the answer with its number', async () => {
  const { ask, receive, sent } = open()
  const first = ask(ACTIONS)
  const second = ask({ ask: 'caches', store: 0 })
  expect(sent.map(({ id }) => id)).toEqual([1, 2])
  receive({ id: 2, ask: 'caches', caches: [] })
  receive({ id: 1, ask: 'actions', rows: [] })
  receive({ id: 7, ask: 'show' })
  expect(await first).toMatchObject({ rows: [] })
  expect(await second).toMatchObject({ caches: [] })
})

it('rejects with what an answer says, for another answer, and if nobody will answer or can be asked', async () => {
  vi.useFakeTimers()
  const { ask, receive, giveUp } = open()
  const slow = open().ask(ACTIONS)
  const all = [ask(ACTIONS), ask(ACTIONS), ask(ACTIONS), slow, open(false).ask(ACTIONS)].map((asked) =>
    asked.catch((error: unknown) => String(error)),
  )
  receive({ id: 1, error: 'no such store' })
  receive({ id: 2, ask: 'caches', caches: [] })
  giveUp()
  vi.advanceTimersByTime(5000)
  const gone = 'Error: This run isn’t there any more. Run the sample again.'
  expect(await Promise.all(all)).toEqual([
    ...['Error: no such store', 'Error: The sandbox answered something else.'],
    ...[gone, gone, gone],
  ])
  vi.useRealTimers()
})

const COPY = { ask: 'test', store: 0, actions: [1] } as const

it('sends a script along with what only a press asks, and loads it again after a failure', async () => {
  const loadLate = vi.fn(() => Promise.resolve('script')).mockRejectedValueOnce(new Error('offline'))
  const { ask, receive, sent } = open(true, loadLate)
  await expect(ask(COPY)).rejects.toThrow('could not be loaded. Check your connection and press the button')
  expect(sent).toEqual([])
  const answered = ask(COPY)
  await vi.waitFor(() => expect(sent).toEqual([{ ...COPY, id: 2, script: 'script' }]))
  receive({ id: 2, ask: 'test', text: 'it()', file: 'src/a.spec.ts', actions: 1 })
  expect(await answered).toMatchObject({ text: 'it()' })
})

it('sends nothing to a run that began while the script was loaded', async () => {
  const { ask, giveUp, sent } = open()
  const asked = ask(COPY)
  giveUp()
  await expect(asked).rejects.toThrow('This run isn’t there any more.')
  expect(sent).toEqual([])
})
