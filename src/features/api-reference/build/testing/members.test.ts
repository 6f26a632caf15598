import { describe, expect, it } from 'vitest'

import { surface } from './fixture-surface'

function group(expression: string) {
  const [answer] = surface.evaluate([expression])
  if (!answer) throw new Error('no answer')
  return answer
}

function members(expression: string): Record<string, [string, string]> {
  const answer = group(expression)
  if ('message' in answer) throw new Error(answer.message)
  return Object.fromEntries(answer.members.map(({ name, presence, type }) => [name, [presence, type]]))
}

const DOOR_CHECK = (entrance: string) =>
  `(guest: Visitor, ticket: Ticket, entrance: ${entrance}, reason: string, at: Date) => boolean`

describe('members', () => {
  it.each<[what: string, expression: string, members: Record<string, [presence: string, type: string]>]>([
    [
      'a generic type keep its type parameters',
      'GateOptions',
      {
        guests: ['required', 'Guest[]'],
        closesAt: ['optional', 'number'],
        onRefused: ['optional', '(guest: Guest, reason: string) => void'],
        limits: ['optional', 'boolean | { people?: number; minutes?: number }'],
        names: ['optional', 'string[]'],
      },
    ],
    [
      'a type that needs arguments are found without them',
      'Pair',
      { first: ['required', 'First'], second: ['required', 'Second'] },
    ],
    [
      'a type parameter show what it extends, if that is any string',
      'Named',
      { name: ['required', 'string'] },
    ],
    [
      'a generic type with an example have the types of the example, shortened where they are long',
      'Door',
      {
        open: ['required', '(guest: Visitor, ticket?: Ticket) => Promise<Ticket>'],
        last: ['required', 'Visitor | undefined'],
        isOpen: ['required', 'boolean'],
        check: ['required', DOOR_CHECK('{ name; side; steps }')],
        label: ['optional', 'string'],
      },
    ],
    [
      'a union are those of all its object types',
      'Timing',
      { type: ['required', "'tick' | 'timer'"], timeout: ['variant', 'number'] },
    ],
    [
      'a class leave out what the language declares',
      'Queue',
      {
        prepend: [
          'required',
          '((item: Items[number]) => Queue<Items>) & ((...items: Items) => Queue<Items>)',
        ],
        '[Symbol.iterator]': ['required', '() => ArrayIterator<Items[number]>'],
      },
    ],
    [
      'a result are found',
      'Returned<typeof openGate>',
      { close: ['required', '() => Promise<void>'], open: ['required', 'boolean'] },
    ],
    [
      'the arguments of an overloaded function are those of all overloads',
      'Argument<typeof watchGate>',
      { every: ['variant', 'number'], once: ['variant', 'true'] },
    ],
    ['a union with a type parameter are those of the rest', 'Choice', { chosen: ['required', 'Thing'] }],
  ])('of %s', (_, expression, expected) => {
    expect(members(expression)).toEqual(expected)
  })

  it.each([
    ["GateOptions['limits']", ['people', 'minutes']],
    ['Inner<GateOptions, "limits">', ['people', 'minutes']],
    ['Returned<() => Pair>', ['first', 'second']],
    ['Argument<typeof openGate>', ['guests', 'closesAt', 'onRefused', 'limits', 'names']],
  ])('of %s are found', (expression, names) => {
    expect(Object.keys(members(expression))).toEqual(names)
  })

  it('of an example and of a mapped type have the types that they make, and the whole type on request', () => {
    expect(members('Visit').guest).toEqual(['required', 'Visitor'])
    expect(members('BoxedOptions').guests).toEqual(['required', '{ value: string[] }'])
    const door = group('Door')
    const check = 'message' in door ? undefined : door.members.find(({ name }) => name === 'check')
    const entrance = "{ name: string; side: 'left' | 'right' | 'top' | 'bottom'; steps: number }"
    expect(check?.full).toBe(DOOR_CHECK(entrance))
  })

  it('are identified as those of the same type, however it is written', () => {
    const [named, argument, boxed] = ['GateOptions', 'Argument<typeof openGate>', 'BoxedOptions'].map(
      (one) => {
        const answer = group(one)
        return 'message' in answer ? [] : answer.identities
      },
    )
    expect(named?.some((identity) => argument?.includes(identity))).toBe(true)
    expect(named?.some((identity) => boxed?.includes(identity))).toBe(false)
    const optional = group('GateOptions | undefined')
    expect(
      'message' in optional ? [] : optional.identities.filter((one) => named?.includes(one)),
    ).toHaveLength(1)
  })
})

describe('an expression without members', () => {
  it.each([
    ['GateOption', /Cannot find name 'GateOption'/],
    ['GateOptions<', /expected/],
    ["GateOptions['closing']", /Property 'closing' does not exist/],
    ['string', /no members/],
    ['string; type U = number', /not one type/],
    ['', /expected/],
  ])('%s says why', (expression, reason) => {
    const answer = group(expression)
    expect('message' in answer && answer.message).toMatch(reason)
  })

  it('does not keep others from being answered', () => {
    const [broken, sound] = surface.evaluate(['Gate<{', 'Timing'])
    expect(broken).toHaveProperty('message')
    expect(sound).toHaveProperty('members')
  })
})
