import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readTable } from '../kit/testing/read'
import TagInvalidation from '.'
import { server } from './server'

withVirtualTime()

const outcomes = (): (string | null | undefined)[] => Object.values(readTable()).map((cells) => cells[0])

describe('tags and the entries that they hit', () => {
  test('shows which entry provides which tag', async () => {
    const { pass } = await openDemo(TagInvalidation)
    await pass(1000)
    expect(readTable()).toEqual({
      'listTickets()': ['–', '–', 'yes', 'yes', 'yes', '1'],
      'getTicket("T-101")': ['–', '–', '–', 'yes', '–', '1'],
      'getTicket("T-102")': ['–', '–', '–', '–', 'yes', '1'],
      'countOpen()': ['–', 'yes', '–', '–', '–', '1'],
    })
    expect(server.requests).toHaveLength(4)
  })

  test('a tag with an id hits exactly what provides that id', async () => {
    const { click, pass } = await openDemo(TagInvalidation)
    await pass(1000)
    await click('Ticket T-101')
    expect(screen.getByRole('status').textContent).toBe('Ticket T-101 hits 2 entries.')
    expect(outcomes()).toEqual(['refetching', 'refetching', 'not hit', 'not hit'])
    expect(readTable()['listTickets()']).toEqual(['refetching', '–', 'yes', 'hit', 'yes', '1'])
    await pass(1000)
    expect(outcomes()).toEqual(['refetched', 'refetched', 'not hit', 'not hit'])
    await click('Ticket LIST')
    await pass(1000)
    expect(outcomes()).toEqual(['refetched', 'not hit', 'not hit', 'not hit'])
    expect(server.requests).toHaveLength(4 + 2 + 1)
  })

  test('the general tag hits everything, and what nothing shows is removed', async () => {
    const { click, pass, tick } = await openDemo(TagInvalidation)
    await pass(1000)
    await tick('Show T-102')
    await pass(300)
    expect(readTable()['getTicket("T-102")']).toEqual(['–', '–', '–', '–', 'yes', '0'])
    await click('Ticket')
    await pass(1000)
    expect(outcomes()).toEqual(['refetched', 'refetched', 'removed', 'refetched'])
    expect(readTable()['getTicket("T-102")']).toEqual(['removed', '–', '–', '–', 'hit', 'not cached'])
    expect(server.countOf('GET', '/tickets/T-102')).toBe(1)
    await tick('Show T-102')
    await pass(1000)
    expect(server.countOf('GET', '/tickets/T-102')).toBe(2)
    expect(readTable()['getTicket("T-102")']).toEqual(['–', '–', '–', '–', 'yes', '1'])
  })

  test('a mutation that invalidates an id leaves the count with its general tag behind', async () => {
    const { click, pass } = await openDemo(TagInvalidation)
    await pass(1000)
    await click('Close T-101')
    await pass(800)
    expect(outcomes()).toEqual(['refetching', 'refetching', 'not hit', 'not hit'])
    await pass(1000)
    expect(screen.getByText('T-101 closed, T-102 open')).toBeDefined()
    expect(screen.getByText('2 open')).toBeDefined()
    await click('Ticket')
    await pass(1000)
    expect(screen.getByText('1 open')).toBeDefined()
  })

  test('an invalidation waits while requests are running', async () => {
    const { click, pass } = await openDemo(TagInvalidation)
    await pass(1000)
    await click('Ticket T-101')
    await click('Ticket T-102')
    expect(outcomes()).toEqual(['waits', 'not hit', 'waits', 'not hit'])
    await pass(800)
    expect(outcomes()).toEqual(['refetching', 'not hit', 'refetching', 'not hit'])
    await pass(1000)
    expect(outcomes()).toEqual(['refetched', 'not hit', 'refetched', 'not hit'])
  })

  test('what an earlier invalidation still refetches is not counted to the last one', async () => {
    const { click, pass } = await openDemo(TagInvalidation)
    await pass(1000)
    await click('Ticket T-101')
    await click('Ticket')
    await pass(300)
    await click('Ticket T-102')
    expect(screen.getByRole('status').textContent).toBe('Ticket T-102 hits 2 entries.')
    await pass(3000)
    expect(outcomes()).toEqual(['refetched', 'not hit', 'refetched', 'not hit'])
    expect(server.countOf('GET', '/open-count')).toBe(2)
  })
})
