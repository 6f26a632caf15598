import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import EntityAdapter from '.'

withVirtualTime()

const PLAIN = 'Without sortComparer'
const SORTED = 'With sortComparer, by time'

/** The panel of an adapter. */
const panel = (title: string) => within(screen.getByRole('region', { name: title }))

/** The rows of the table, cell by cell. */
const rows = (title: string): string[] =>
  panel(title)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))

/** The ids after the call, and whether the array is the one from before. */
const idsAfter = (title: string): string =>
  panel(title)
    .getAllByRole('definition')
    .slice(1)
    .map((value) => value.textContent)
    .join(', ')

describe('the functions of an entity adapter', () => {
  test('add keeps, upsert merges and set replaces an item that is there', async () => {
    const { click } = await openDemo(EntityAdapter)
    await click('addOne')
    expect(screen.getByText("addOne(state, { id: 'd2', time: '07:10', to: 'Lyon' })")).toBeDefined()
    expect(rows(PLAIN)[1]).toBe('d2 | kept | 08:40 | Lyon | 7')
    expect(screen.getAllByText('same state')).toHaveLength(2)
    await click('upsertMany')
    expect(rows(PLAIN)[1]).toBe('d2 | new | 08:40 → 07:10 | Lyon | 7')
    expect(idsAfter(PLAIN)).toBe('d1, d2, d3, the same')
    expect(idsAfter(SORTED)).toBe('d2, d3, d1, a new one')
    await click('setOne')
    expect(rows(PLAIN)[1]).toBe('d2 | new | 07:10 | Lyon | 7 → –')
  })

  test('a new item comes last, or in its place', async () => {
    const { click, set } = await openDemo(EntityAdapter)
    await click('upsertMany')
    set('id', 'd7')
    await click('addOne')
    expect(idsAfter(PLAIN)).toBe('d1, d2, d3, d7, a new one')
    expect(idsAfter(SORTED)).toBe('d2, d7, d3, d1, a new one')
    expect(rows(SORTED)[1]).toBe('d7 | added | 07:10 | Lyon | –')
  })

  test('an update with the values that are there changes the state only without sortComparer', async () => {
    const { click } = await openDemo(EntityAdapter)
    await click('updateOne')
    expect(panel(SORTED).getByText('new state')).toBeDefined()
    await click('updateOne')
    expect(panel(PLAIN).getByText('new state')).toBeDefined()
    expect(rows(PLAIN)[1]).toBe('d2 | new | 07:10 | Lyon | 7')
    expect(panel(SORTED).getByText('same state')).toBeDefined()
    expect(rows(SORTED)[0]).toBe('d2 | kept | 07:10 | Lyon | 7')
  })

  test('such an update is also one after the steps before it, without Reset', async () => {
    const { click, set } = await openDemo(EntityAdapter)
    for (const name of ['addOne', 'upsertMany', 'setOne']) await click(name)
    set('id', 'd7')
    for (const name of ['addOne', 'updateOne', 'updateOne']) await click(name)
    expect(rows(PLAIN).at(-1)).toBe('d7 | new | 07:10 | Lyon | –')
    expect(panel(SORTED).getByText('same state')).toBeDefined()
    expect(idsAfter(SORTED)).toBe('d2, d7, d3, d1, the same')
  })

  test('setAll replaces the collection, and removeOne does nothing for an unknown id', async () => {
    const { click, set } = await openDemo(EntityAdapter)
    await click('setAll')
    expect(idsAfter(PLAIN)).toBe('d2, a new one')
    expect(rows(PLAIN).map((row) => row.split(' | ')[1])).toEqual(['new', 'removed', 'removed'])
    set('id', 'd8')
    await click('removeOne')
    expect(panel(PLAIN).getByText('same state')).toBeDefined()
    set('id', 'd2')
    await click('removeOne')
    expect(idsAfter(PLAIN)).toBe('none, a new one')
  })
})
