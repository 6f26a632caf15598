import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import SelectFromResult from '.'
import { server } from './server'

withVirtualTime()

/** How often each row of a list has rendered. */
function renders(list: string): number[] {
  return within(screen.getByRole('list', { name: `Rows with ${list}` }))
    .getAllByRole('listitem')
    .map((row) => Number(/renders: (\d+)/.exec(row.textContent)?.[1]))
}

/** How many renders an action brings to each row. */
async function rendersOf(action: () => Promise<void>): Promise<{ whole: number[]; selected: number[] }> {
  const before = { whole: renders('the whole result'), selected: renders('selectFromResult') }
  await action()
  const added = (now: number[], then: number[]): number[] => now.map((count, row) => count - (then[row] ?? 0))
  return {
    whole: added(renders('the whole result'), before.whole),
    selected: added(renders('selectFromResult'), before.selected),
  }
}

describe('selectFromResult', () => {
  test('renders only the row whose part changed', async () => {
    const { click, pass } = await openDemo(SelectFromResult)
    await pass(500)
    const { whole, selected } = await rendersOf(() => click('Sell a mug'))
    expect(whole).toEqual([1, 1, 1])
    expect(selected).toEqual([1, 0, 0])
  })

  test('does not render at a refetch that brings nothing new', async () => {
    const { click, pass } = await openDemo(SelectFromResult)
    await pass(500)
    await click('Sell a mug')
    await pass(500)
    const { whole, selected } = await rendersOf(async () => {
      await click('Refetch')
      await pass(500)
    })
    expect(whole).toEqual([2, 2, 2])
    expect(selected).toEqual([0, 0, 0])
  })

  test('takes a sale back that the server refuses', async () => {
    const { click, pass } = await openDemo(SelectFromResult)
    await pass(500)
    server.change({ failureRate: 1 })
    await click('Sell a mug')
    expect(screen.getAllByText(/mug: 11/)).toHaveLength(2)
    await pass(500)
    expect(screen.getAllByText(/mug: 12/)).toHaveLength(2)
  })

  test('renders for a flag that it selects', async () => {
    const { click, tick, pass } = await openDemo(SelectFromResult)
    await pass(500)
    await tick('Select isFetching, too')
    const { selected } = await rendersOf(async () => {
      await click('Refetch')
      await pass(500)
    })
    expect(selected).toEqual([2, 2, 2])
  })
})
