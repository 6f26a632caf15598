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

describe('members', () => {
  it('of a generic type keep its type parameters', () => {
    expect(members('GateOptions')).toEqual({
      guests: ['required', 'Guest[]'],
      closesAt: ['optional', 'number'],
      onRefused: ['optional', '(guest: Guest, reason: string) => void'],
      limits: ['optional', 'boolean | { people?: number; minutes?: number }'],
      names: ['optional', 'string[]'],
    })
  })

  it('of a type that needs arguments are found without them', () => {
    expect(members('Pair')).toEqual({ first: ['required', 'First'], second: ['required', 'Second'] })
    expect(members('Returned<() => Pair>')).toHaveProperty('second')
  })

  it('show what a type parameter extends, if that is any string', () => {
    expect(members('Named')).toEqual({ name: ['required', 'string'] })
  })

  it('of a generic type with an example have the types of the example, and a whole type where one is shortened', () => {
    expect(members('Door')).toEqual({
      open: ['required', '(guest: Visitor, ticket?: Ticket) => Promise<Ticket>'],
      last: ['required', 'Visitor | undefined'],
      isOpen: ['required', 'boolean'],
      check: [
        'required',
        '(guest: Visitor, ticket: Ticket, entrance: { name; side; steps }, reason: string, at: Date) => boolean',
      ],
      label: ['optional', 'string'],
    })
    const door = group('Door')
    const check = 'message' in door ? undefined : door.members.find(({ name }) => name === 'check')
    expect(check?.full).toBe(
      "(guest: Visitor, ticket: Ticket, entrance: { name: string; side: 'left' | 'right' | 'top' | 'bottom'; steps: number }, reason: string, at: Date) => boolean",
    )
    expect(members('Visit').guest).toEqual(['required', 'Visitor'])
  })

  it('of a union are those of all its object types', () => {
    expect(members('Timing')).toEqual({
      type: ['required', "'tick' | 'timer'"],
      timeout: ['variant', 'number'],
    })
  })

  it('of an optional member that may also be a boolean are those of its object type', () => {
    expect(Object.keys(members("GateOptions['limits']"))).toEqual(['people', 'minutes'])
    expect(Object.keys(members('Inner<GateOptions, "limits">'))).toEqual(['people', 'minutes'])
  })

  it('of a class leave out what the language declares', () => {
    expect(members('Queue')).toEqual({
      prepend: ['required', '((item: Items[number]) => Queue<Items>) & ((...items: Items) => Queue<Items>)'],
      '[Symbol.iterator]': ['required', '() => ArrayIterator<Items[number]>'],
    })
  })

  it('of a mapped type have the types that it makes', () => {
    expect(members('BoxedOptions').guests).toEqual(['required', '{ value: string[] }'])
  })

  it('of arguments and results are found', () => {
    expect(members('Argument<typeof openGate>')).toHaveProperty('closesAt')
    expect(members('Returned<typeof openGate>')).toEqual({
      close: ['required', '() => Promise<void>'],
      open: ['required', 'boolean'],
    })
  })

  it('of the arguments of an overloaded function are those of all overloads', () => {
    expect(members('Argument<typeof watchGate>')).toEqual({
      every: ['variant', 'number'],
      once: ['variant', 'true'],
    })
  })

  it('of a union with a type parameter are those of the rest', () => {
    expect(members('Choice')).toEqual({ chosen: ['required', 'Thing'] })
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
