import { expect, it } from 'vitest'

import { breakNames } from './break-names'

it('lets lines end between the words of long names', () => {
  expect(breakNames('<code>AsyncThunkDispatchConfig</code>: the second argument')).toBe(
    '<code>Async<wbr>Thunk<wbr>Dispatch<wbr>Config</code>: the second argument',
  )
})

it('leaves short names, ordinary words and tags as they are', () => {
  for (const html of [
    '<code>createSlice</code>',
    'internationalization',
    '<b class="aLongNameOfAClassHere">a</b>',
  ]) {
    expect(breakNames(html)).toBe(html)
  }
})
