import { expect, it } from 'vitest'

import { shorten } from '../../../../src/plugins/library/surface/shorten-type'

it('shows a short type whole, on one line, with single quotes', () => {
  expect(shorten(['{\n  mode: "fast" | "safe";\n}'])).toBe("{ mode: 'fast' | 'safe' }")
})

it('drops the types of parameters first', () => {
  expect(
    shorten([
      '(this: Gate, guest: Record<string, Guest>, options?: { until: number; reason: string }) => Promise<Ticket>',
    ]),
  ).toBe('(guest, options?) => Promise<Ticket>')
})

it('names the members of a long object type', () => {
  const type =
    '{ pause?: boolean; lock?: boolean; persist?: boolean; export?: boolean | "custom"; jump?: boolean }'
  expect(shorten([type])).toBe('{ pause?; lock?; persist?; export?; jump? }')
})

it('drops type arguments last', () => {
  const type =
    'CaseReducer<State, ReturnType<AsyncThunk<Returned, ThunkArg, ThunkApiConfig>["rejected" | "fulfilled"]>>'
  expect(shorten([type])).toBe('CaseReducer<…>')
})

it('joins overloads, and says a form once that several have', () => {
  expect(shorten(['(item: A) => Q', '(items: A[]) => Q'])).toBe('((item: A) => Q) & ((items: A[]) => Q)')
  const long = (parameter: string) =>
    `(state: PreventAny<State, Item, Id>, entity: ${parameter}<Item, Id>) => Promise<State>`
  expect(shorten([long('Entity'), long('Payload')])).toBe('(state, entity) => Promise<State>')
})

it('cuts what is still too long', () => {
  const names = Array.from({ length: 12 }, (_, index) => `'alternative${index}'`).join(' | ')
  const text = shorten([names])
  expect(text).toHaveLength(80)
  expect(text.endsWith('…')).toBe(true)
})
