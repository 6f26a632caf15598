import { expect, it, vi } from 'vitest'

import { hold, type Budget } from '../sizes/budget'

const HTML: Budget = {
  name: 'The HTML',
  fixed: 5000,
  per: { word: 2.5, 'link of the menu': 20 },
  remedy: 'shorter texts.',
}

it('a budget grows with what it counts, and says why it is exceeded', () => {
  const counts = { word: 412, 'link of the menu': 14 }
  expect(hold(HTML, { counts, parts: { body: 1000, head: 8000 }, of: '/x' })).toEqual({
    bytes: 9000,
    limit: 6310,
    explanation:
      'The HTML of /x has 9000 bytes, the limit is 6310: 5000, and 2.5 for each word, of which there are 412, and 20 for each link of the menu, of which there are 14 (tests/sizes/budgets.ts). The largest parts: head 8000, body 1000. What usually helps: shorter texts.',
  })
  expect(() => hold(HTML, { counts: { word: 1 }, parts: {} })).toThrow(
    /each link of the menu.* aren't counted/,
  )
})

it.each([
  [5900, 0],
  [6100, 1],
  [6310, 1],
  [6311, 0],
])('with %s of 6310 bytes, %s warnings say that little is free', (body, warnings) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  hold(HTML, { counts: { word: 412, 'link of the menu': 14 }, parts: { body } })
  expect(warn.mock.calls).toHaveLength(warnings)
  warn.mockRestore()
})
