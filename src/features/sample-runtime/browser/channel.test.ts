import { expect, it } from 'vitest'

import { LIMITS } from '../protocol/messages'
import { createChannel } from './channel'

function printed(text: string): string {
  const said: Parameters<Parameters<typeof createChannel>[0]>[0][] = []
  createChannel((event) => said.push(event)).say({ type: 'printed', text, level: 'log' })
  return said.map((event) => ('text' in event ? event.text : '')).join()
}

it('leaves a text alone that has room', () => {
  const text = 'a'.repeat(LIMITS.text)
  expect(printed(text)).toBe(text)
})

it('ends a longer text with how much of it is left out', () => {
  const text = printed(`${'a'.repeat(25_000)}END`)
  const [, kept = '', left = ''] = /^(a+)… \(([\d,]+) more characters\)$/.exec(text) ?? []
  expect(text.length).toBeLessThanOrEqual(LIMITS.text)
  expect(kept.length + Number(left.replace(',', ''))).toBe(25_003)
})

it('has room for the end of the longest text that there can be', () => {
  expect(printed('a'.repeat(20_000_000)).length).toBeLessThanOrEqual(LIMITS.text)
})
