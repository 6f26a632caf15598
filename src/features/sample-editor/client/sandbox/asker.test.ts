import { expect, it, vi } from 'vitest'

import type { Question } from '../../../store-inspector/protocol/messages'
import { createAsker } from './asker'

function open(isThere = true) {
  const sent: Question[] = []
  const asker = createAsker((question) => {
    sent.push(question)
    return isThere
  })
  return { ...asker, sent }
}

it('gives each question the answer with its number', async () => {
  const { ask, receive, sent } = open()
  const first = ask({ ask: 'actions', store: 0, from: 0 })
  const second = ask({ ask: 'caches', store: 0 })
  expect(sent.map(({ id }) => id)).toEqual([1, 2])
  receive({ id: 2, ask: 'caches', caches: [] })
  receive({ id: 1, ask: 'actions', rows: [] })
  receive({ id: 7, ask: 'show' })
  expect(await first).toMatchObject({ rows: [] })
  expect(await second).toMatchObject({ caches: [] })
})

it('gives up after a while, because a sample can keep its runner busy', async () => {
  vi.useFakeTimers()
  const asked = open()
    .ask({ ask: 'actions', store: 0, from: 0 })
    .catch((error: unknown) => String(error))
  vi.advanceTimersByTime(5000)
  expect(await asked).toContain('Run the sample again')
  vi.useRealTimers()
})

it('rejects with what an answer says, for another answer, and if nobody will answer', async () => {
  const { ask, receive, giveUp } = open()
  const all = [1, 2, 3].map(() =>
    ask({ ask: 'actions', store: 0, from: 0 }).catch((error: unknown) => String(error)),
  )
  receive({ id: 1, error: 'no such store' })
  receive({ id: 2, ask: 'caches', caches: [] })
  giveUp()
  expect(await Promise.all(all)).toEqual([
    'Error: no such store',
    'Error: The sandbox answered something else.',
    'Error: This run isn’t there any more. Run the sample again.',
  ])
})

it('rejects at once if there is nobody to ask', async () => {
  await expect(open(false).ask({ ask: 'show', store: 0 })).rejects.toThrow('isn’t there')
})
