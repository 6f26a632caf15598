import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { OpenDemo } from '../kit/testing/open-demo'
import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readCache } from '../kit/testing/read'
import PaginationOrInfinite from '.'
import { server } from './server'

withVirtualTime()

const requests = (): string[] => server.exchanges.map(({ path, outcome }) => `${path} ${outcome}`)

async function press({ click, pass }: OpenDemo, ...names: string[]): Promise<void> {
  for (const name of names) {
    await click(name)
    await pass(800)
  }
}

async function openBoth(): Promise<OpenDemo> {
  const demo = await openDemo(PaginationOrInfinite)
  await demo.pass(800)
  await press(demo, 'Next', 'Next', 'Previous', 'More', 'More')
  return demo
}

const part = (title: RegExp): HTMLElement => screen.getByRole('region', { name: title })
const pager = (): string => part(/^Page numbers/).textContent
const feed = (): string => part(/^Infinite query/).textContent

describe('page numbers and an infinite query', () => {
  test('make an entry for each page, and one with all', async () => {
    await openBoth()
    expect(readCache()).toEqual({
      'getPage(1)': ['fulfilled', '0 subscribers', expect.stringMatching(/^removed in 4 min/), 'no tags'],
      'getFeed()': ['fulfilled', '1 subscriber', 'kept while it is used', 'no tags'],
      'getPage(2)': ['fulfilled', '1 subscriber', 'kept while it is used', 'no tags'],
      'getPage(3)': ['fulfilled', '0 subscribers', expect.stringMatching(/^removed in 4 min/), 'no tags'],
    })
    expect(pager()).toContain('Velvet, Harbor, CinderPage 2 of 4')
    expect(feed()).toContain('Ember, Lagoon, SparrowVelvet, Harbor, CinderJuniper, Meadow, Orbit')
    // One for each page of each list: the way back sent none.
    expect(server.requests).toHaveLength(6)
  })

  test('refetch the page that is shown, and all pages one after the other', async () => {
    const demo = await openBoth()
    await press(demo, 'Refetch this page')
    expect(requests().slice(6)).toEqual(['/songs?page=2 200'])
    await demo.click('Refetch the feed')
    await demo.pass(100)
    expect(requests().slice(7)).toEqual(['/songs?page=1 pending'])
    expect(readCache()['getFeed()']?.[0]).toBe('pending')
    await demo.pass(700)
    expect(requests().slice(7)).toEqual(['/songs?page=1 200', '/songs?page=2 pending'])
    await demo.pass(700)
    await demo.pass(700)
    expect(requests().slice(7)).toEqual(['/songs?page=1 200', '/songs?page=2 200', '/songs?page=3 200'])
    expect(feed()).toContain('There is more.')
  })

  test('after a song was added, cached pages overlap and the feed fits together', async () => {
    const demo = await openBoth()
    await press(demo, 'Add a song at the top', 'Refetch this page')
    expect(pager()).toContain('Sparrow, Velvet, HarborPage 2 of 5')
    await demo.click('Refetch the feed')
    for (let page = 0; page < 3; page += 1) await demo.pass(750)
    expect(feed()).toContain('New 1, Ember, LagoonSparrow, Velvet, HarborCinder, Juniper, Meadow')
    await demo.click('Previous')
    expect(pager()).toContain('Ember, Lagoon, SparrowPage 1 of 4')
    expect(server.requests).toHaveLength(10)
  })

  test('the feed ends with the last page', async () => {
    const demo = await openBoth()
    await press(demo, 'More')
    expect(feed()).toContain('That is all.')
    expect(screen.getByRole('button', { name: 'More' }).ariaDisabled).toBe('true')
  })
})
