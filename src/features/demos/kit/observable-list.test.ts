import { expect, test, vi } from 'vitest'

import { observableList } from './observable-list'

test('Every change makes another array and tells the listeners.', () => {
  const list = observableList<number>()
  const listener = vi.fn()
  list.subscribe(listener)
  const before = list.items
  list.add(1)
  expect(before).toEqual([])
  expect(list.items).toEqual([1])
  list.replace([4, 5])
  expect(list.items).toEqual([4, 5])
  list.clear()
  expect(list.items).toEqual([])
  expect(listener).toHaveBeenCalledTimes(3)
})

test('Between two changes the array stays the same one: React asks for it at every render.', () => {
  const list = observableList<number>()
  list.add(1)
  expect(list.items).toBe(list.items)
})

test('Over the limit the oldest go.', () => {
  const list = observableList<number>(2)
  for (const item of [1, 2, 3]) list.add(item)
  expect(list.items).toEqual([2, 3])
})

test('Who has ended listening hears nothing more, also while the others are told.', () => {
  const list = observableList<number>()
  const later = vi.fn()
  list.subscribe(() => stop())
  const stop = list.subscribe(later)
  list.add(1)
  list.add(2)
  expect(later).not.toHaveBeenCalled()
})
