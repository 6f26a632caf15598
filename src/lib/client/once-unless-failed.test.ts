import { expect, it, vi } from 'vitest'

import { onceUnlessFailed } from './once-unless-failed'

it('shares one run among all calls, also those made while it is under way', async () => {
  const load = vi.fn(() => Promise.resolve({}))
  const loadOnce = onceUnlessFailed(load)
  const [first, second] = await Promise.all([loadOnce(), loadOnce()])
  expect(second).toBe(first)
  expect(await loadOnce()).toBe(first)
  expect(load).toHaveBeenCalledOnce()
})

it('runs once for each key', async () => {
  const load = vi.fn((key: string) => Promise.resolve(key.toUpperCase()))
  const loadOnce = onceUnlessFailed(load)
  expect(await Promise.all([loadOnce('a'), loadOnce('b'), loadOnce('a')])).toEqual(['A', 'B', 'A'])
  expect(load.mock.calls).toEqual([['a'], ['b']])
})

it('tells all who wait of a failure, and runs again at the next call', async () => {
  const load = vi
    .fn<(key: string) => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('there')
  const loadOnce = onceUnlessFailed(load)
  const [first, second] = await Promise.allSettled([loadOnce('a'), loadOnce('a')])
  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
  expect(await loadOnce('a')).toBe('there')
  expect(load).toHaveBeenCalledTimes(2)
})
