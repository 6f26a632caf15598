import { afterEach, expect, test, vi } from 'vitest'

import { watchUnsent } from './unsent'

afterEach(() => void vi.unstubAllGlobals())

test('Requests without a server are said, and answered as before.', async () => {
  const answer = vi.fn(() => Promise.reject(new TypeError('no')))
  vi.stubGlobal('fetch', answer)
  const said: string[] = []
  let isAnswered = false
  watchUnsent(
    () => isAnswered,
    (text) => said.push(text),
  )
  await expect(fetch('https://a.example/tea')).rejects.toThrow('no')
  await expect(fetch(new Request('https://a.example/tea', { method: 'POST' }))).rejects.toThrow('no')
  await expect(fetch('/tea', { method: 'put' })).rejects.toThrow('no')
  isAnswered = true
  await expect(fetch('https://a.example/cups')).rejects.toThrow('no')
  expect(said).toEqual([
    'GET https://a.example/tea was not sent: there is no network here.',
    'POST https://a.example/tea was not sent: there is no network here.',
    'PUT /tea was not sent: there is no network here.',
  ])
  expect(answer).toHaveBeenCalledTimes(4)
})
