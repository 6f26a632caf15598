import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readCache, readLog } from '../kit/testing/read'
import TagInvalidation from '.'
import { server } from './server'

withVirtualTime()

/** The last cell of each entry: its tags. */
const tags = (): (string | undefined)[] => Object.values(readCache()).map((cells) => cells.at(-1))
/** Which entries load. */
const loading = (): string[] =>
  Object.entries(readCache()).flatMap(([name, [status]]) => (status?.includes('pending') ? [name] : []))
const LIST = ['listTickets()', 'getTicket("T-101")']

describe('tags and the entries that they hit', () => {
  test('shows which entry provides which tag', async () => {
    const { pass } = await openDemo(TagInvalidation)
    await pass(1000)
    expect(Object.keys(readCache())).toEqual([...LIST, 'getTicket("T-102")', 'countOpen()'])
    expect(tags()).toEqual(['Ticket LISTTicket T-101Ticket T-102', 'Ticket T-101', 'Ticket T-102', 'Ticket'])
    expect(server.requests).toHaveLength(4)
  })

  test('a tag with an id hits exactly what provides that id', async () => {
    const { click, pass } = await openDemo(TagInvalidation)
    await pass(1000)
    await click('Ticket T-101')
    expect(readLog().some((line) => line.startsWith('ticketsApi/invalidateTags'))).toBe(true)
    expect(loading()).toEqual(LIST)
    await pass(1000)
    expect(loading()).toEqual([])
    await click('Ticket LIST')
    await pass(1000)
    expect(server.requests).toHaveLength(4 + 2 + 1)
  })

  test('the general tag hits everything, and what nothing shows is removed', async () => {
    const { click, pass, tick } = await openDemo(TagInvalidation)
    await pass(1000)
    await tick('Show T-102')
    await pass(300)
    expect(readCache()['getTicket("T-102")']?.[1]).toBe('0 subscribers')
    await click('Ticket')
    await pass(1000)
    expect(Object.keys(readCache())).toEqual([...LIST, 'countOpen()'])
    expect(readLog().some((line) => line.includes('removeQueryResult'))).toBe(true)
    expect(server.countOf('GET', '/tickets/T-102')).toBe(1)
    await tick('Show T-102')
    await pass(1000)
    expect(server.countOf('GET', '/tickets/T-102')).toBe(2)
  })

  test('a mutation that invalidates an id leaves the count with its general tag behind', async () => {
    const { click, pass } = await openDemo(TagInvalidation)
    await pass(1000)
    await click('Close T-101')
    await pass(800)
    expect(loading()).toEqual(LIST)
    await pass(1000)
    expect(screen.getByText('T-101 closed, T-102 open')).toBeDefined()
    expect(screen.getByText('2 open')).toBeDefined()
    await click('Ticket')
    await pass(1000)
    expect(screen.getByText('1 open')).toBeDefined()
  })
})
