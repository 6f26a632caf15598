import { describe, expect, it } from 'vitest'

import { unfitness } from '../surface/fitness'
import { tidyType, withoutParameterTypes, withoutUndefined } from '../surface/tidy-type'

describe('a tidy type', () => {
  it.each([
    ['{\n  mode: "fast" | "safe";\n}', "{ mode: 'fast' | 'safe' }"],
    ['[ string, any ][]', '[string, any][]'],
    ['true | false', 'boolean'],
    ['false | true | undefined', 'boolean | undefined'],
    ['false | boolean | true', 'boolean'],
    ["'a' | true | 'b' | false", "'a' | boolean | 'b'"],
    ['true', 'true'],
    ['undefined | Result | Result | undefined', 'Result | undefined'],
    ['null | undefined | Result', 'Result | undefined | null'],
    ['Result | (Result & undefined) | undefined', 'Result | undefined'],
    ['unknown | string', 'unknown'],
    ['any | SerializedError', 'any'],
    ['never | string', 'string'],
    ['(string | number) | (number | null)', 'string | number | null'],
    ['((string | number))[]', '(string | number)[]'],
    ['((guest: Guest) => void) | undefined', '((guest: Guest) => void) | undefined'],
    ['((guest: Guest) => void)', '(guest: Guest) => void'],
    ['(() => void) | (() => void)', '() => void'],
    [
      '(a: true | false, b?: undefined | string) => undefined | A',
      '(a: boolean, b?: string) => A | undefined',
    ],
    ['Promise<undefined | Result | Result>', 'Promise<Result | undefined>'],
    ['{ data: undefined | Result; error?: undefined }', '{ data: Result | undefined; error?: undefined }'],
    ['{ label?: string | undefined }', '{ label?: string }'],
    ['QueryStatus.pending | QueryStatus', 'QueryStatus'],
    ['((item: A) => S) & ((items: B) => S)', '(item: A | B) => S'],
    ['((item: A) => S) & ((...items: A[]) => S)', '((item: A) => S) & ((...items: A[]) => S)'],
    ['((item: A) => S) & ((item?: B) => S)', '((item: A) => S) & ((item?: B) => S)'],
    [
      '((item: A, at: B) => S) & ((item: B, at: A) => S)',
      '((item: A, at: B) => S) & ((item: B, at: A) => S)',
    ],
    ['((item: A) => S) & ((item: B) => T)', '((item: A) => S) & ((item: B) => T)'],
    ['State & State', 'State'],
    ['(A | B) & C', '(A | B) & C'],
    ["import('reselect').DevModeChecks", 'DevModeChecks'],
    ["Partial<import('reselect').DevModeChecks> | undefined", 'Partial<DevModeChecks> | undefined'],
    ['ThunkDispatch$1<State, unknown>', 'ThunkDispatch<State, unknown>'],
    ['Id<EntityState<Entity, Id>>', 'EntityState<Entity, Id>'],
    ['CombinedState<NoInfer<Definitions>>', 'CombinedState<Definitions>'],
    ['typeof onFocus', 'typeof onFocus'],
    ['readonly (string | RegExp)[]', 'readonly (string | RegExp)[]'],
    ['`${SchemaType}Schema`', '`${SchemaType}Schema`'],
    [
      '(action: unknown) => action is Function & { type?: unknown }',
      '(action: unknown) => action is Function & { type?: unknown }',
    ],
  ])('of %s is %s', (text, tidy) => {
    expect(tidyType(text)).toBe(tidy)
    expect(tidyType(tidy)).toBe(tidy)
  })

  it('is asked for with a type', () => {
    expect(() => tidyType('A; const a = 1')).toThrow('is not a type')
  })
})

it.each([
  ['undefined | string', 'string'],
  ['string', 'string'],
  ['((guest: Guest) => void) | undefined', '(guest: Guest) => void'],
  ['false | string | undefined | null', 'false | string | null'],
  ['Promise<string | undefined>', 'Promise<string | undefined>'],
])('%s without undefined is %s', (text, rest) => {
  expect(withoutUndefined(text)).toBe(rest)
})

it.each([
  [
    '(this: Gate, guest: Record<string, Guest>, options?: { until: number }) => Promise<Ticket>',
    '(guest, options?) => Promise<Ticket>',
  ],
  ['<S extends State>(state: S, ...items: Item[]) => S', '(state, ...items) => S'],
  [
    '((state: S, entity: Entity) => S) & ((state: S, entity: PayloadAction<Entity>) => S)',
    '(state, entity) => S',
  ],
  [
    '(action: UnknownAction, { reducerPath }: { reducerPath: string }) => void',
    '(action, { reducerPath }) => void',
  ],
])('%s without the types of its parameters is %s', (text, rest) => {
  expect(withoutParameterTypes(text)).toBe(rest)
})

describe('a type that readers can read', () => {
  it.each([
    'Result | undefined',
    'QueryError<BaseQuery>',
    "GateOptions['limits']",
    '(arg: Arg, api: ThunkApi) => Promise<void>',
  ])('may be %s', (text) => {
    expect(unfitness(text)).toBeUndefined()
  })

  it.each([
    [Array.from({ length: 30 }, (_, index) => `'${index}'`).join(' | '), 'is 197 characters long'],
    ['T extends string ? A : B', 'is a conditional type'],
    ["import('reselect').DevModeChecks", 'imports a type'],
    ["(A & B)['data']", 'picks a member of a type'],
    ['Parameters<F>[1]', 'picks a member of a type'],
    ['Promise<ResultTypeFrom<D>>', 'uses ResultTypeFrom, which is internal'],
    ['{ readonly Entity: true }', 'shows the inside of an example type'],
    ['IsUnknown<Meta, A, B>', 'uses IsUnknown, which is internal'],
  ])('is not %s, which %s', (text, reason) => {
    expect(unfitness(text)).toBe(reason)
  })
})
