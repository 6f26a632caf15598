import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readLines } from '../kit/testing/read'
import SliceAndImmer from '.'

withVirtualTime()

const linesOf = (list: string): string[] =>
  readLines('list', list).map((line) => line.replace(/\s+/g, ' ').trim())

const renders = (): string => screen.getByText(/renders:/).textContent

describe('a case reducer and its draft', () => {
  test('copies the path to what is written, and keeps the rest', async () => {
    const { click } = await openDemo(SliceAndImmer)
    expect(linesOf('Next state')).toEqual(['No action yet.'])
    await click('+1 soup')
    expect(linesOf('Before')).toEqual([
      'state',
      'table guests: 2',
      'lines length 2',
      'lines[0] soup × 1',
      'lines[1] bread × 2',
    ])
    expect(linesOf('Draft, at the end')).toEqual([
      'state copied',
      'table guests: 2 same',
      'lines length 2 copied',
      'lines[0] soup × 2 copied',
      'lines[1] bread × 2 same',
    ])
    expect(linesOf('Next state')).toEqual([
      'state new',
      'table guests: 2 kept',
      'lines length 2 new',
      'lines[0] soup × 2 new',
      'lines[1] bread × 2 kept',
    ])
    expect(linesOf('Patches')).toEqual(['replace lines/0/count 2'])
  })

  test('makes nothing new of a value that is there already', async () => {
    const { click } = await openDemo(SliceAndImmer)
    const before = renders()
    await click('2 guests')
    expect(linesOf('Patches')).toEqual(['None: nothing was changed.'])
    expect(linesOf('Next state').every((line) => line.endsWith('kept'))).toBe(true)
    expect(renders()).toBe(before)
    await click('3 guests')
    expect(linesOf('Patches')).toEqual(['replace table/guests 3'])
    expect(renders()).not.toBe(before)
  })

  test('puts in the array that filter made, whose lines are kept', async () => {
    const { click } = await openDemo(SliceAndImmer)
    await click('Remove soup')
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Dishes' }))
    expect(linesOf('Draft, at the end')).toEqual([
      'state copied',
      'table guests: 2 same',
      'lines length 1 put in',
      'lines[0] bread × 2 same',
    ])
    expect(linesOf('Next state').slice(2)).toEqual(['lines length 1 new', 'lines[0] bread × 2 kept'])
    expect(linesOf('Patches')).toEqual(["replace lines [{ dish: 'bread', count: 2 }]"])
  })

  test('leaves the draft alone where the case reducer returns a state', async () => {
    const { click } = await openDemo(SliceAndImmer)
    await click('Remove soup')
    await click('Start over')
    expect(linesOf('Draft, at the end').every((line) => line.endsWith('same'))).toBe(true)
    expect(linesOf('Next state')).toHaveLength(5)
    expect(linesOf('Patches')[0]).toMatch(/^replace the whole state/)
  })

  test('adds a dish that is not a draft yet', async () => {
    const { click } = await openDemo(SliceAndImmer)
    await click('Add')
    expect(linesOf('Draft, at the end').at(-1)).toBe('lines[2] tea × 1 put in')
    expect(linesOf('Patches')).toEqual(["add lines/2 { dish: 'tea', count: 1 }"])
    expect(screen.getByRole('button', { name: 'Add' }).ariaDisabled).toBe('true')
  })
})
