import path from 'node:path'
import * as toolkit from '@reduxjs/toolkit'
import * as query from '@reduxjs/toolkit/query'
import * as queryReact from '@reduxjs/toolkit/query/react'
import * as react from '@reduxjs/toolkit/react'
import { describe, expect, it } from 'vitest'

import { createInstalledSurface } from '../surface/surface-cache'
import { surface } from './fixture-surface'

const { exports, evaluate } = createInstalledSurface(path.resolve('.'))

const RUNTIME = {
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/react': react,
  '@reduxjs/toolkit/query': query,
  '@reduxjs/toolkit/query/react': queryReact,
}

describe('the exports of the installed library', () => {
  it.each(Object.entries(RUNTIME))('of %s include exactly the values that a run finds', (entry, module) => {
    const declared = exports.filter(({ kind, entries }) => kind === 'value' && entries.includes(entry))
    expect(declared.map(({ name }) => name).sort()).toEqual(Object.keys(module).sort())
  })

  it('include DefinitionType as a type only, because its enum is declared but not exported as a value', () => {
    expect(exports.find(({ name }) => name === 'DefinitionType')?.kind).toBe('type')
  })

  it('come with the package that declares them', () => {
    const getOrigin = (wanted: string) => exports.find(({ name }) => name === wanted)?.origin
    expect(getOrigin('createSlice')).toBe('@reduxjs/toolkit')
    expect(getOrigin('Reducer')).toBe('redux')
    expect(getOrigin('createNextState')).toBe('immer')
    expect(getOrigin('ThunkAction')).toBe('redux-thunk')
    expect(getOrigin('createApi')).toBe('@reduxjs/toolkit')
  })

  it('say what is deprecated', () => {
    const deprecated = exports.filter((exported) => exported.deprecated).map(({ name }) => name)
    expect(deprecated).toContain('createStore')
    expect(deprecated).not.toContain('configureStore')
  })

  it('have members through their arguments, results and entry points', () => {
    const getNames = (expression: string) => {
      const [group] = evaluate([expression])
      return group && !('message' in group) ? group.members.map(({ name }) => name) : group
    }
    expect(getNames("Argument<Argument<ConfigureStoreOptions['middleware']>>")).toContain('thunk')
    expect(getNames('Returned<typeof createDynamicMiddleware>')).toContain('createDispatchWithMiddlewareHook')
    expect(getNames('Returned<typeof toolkit.createDynamicMiddleware>')).not.toContain(
      'createDispatchWithMiddlewareHook',
    )
  })
})

describe('the exports of fixed declarations', () => {
  it('know how many type arguments a name needs', () => {
    const needs = Object.fromEntries(surface.exports.map((one) => [one.name, one.requiredParameters]))
    expect(needs).toMatchObject({ GateOptions: 0, Pair: 1, Queue: 1, openGate: 0 })
  })
})
