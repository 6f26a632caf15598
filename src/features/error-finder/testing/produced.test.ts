import type * as Toolkit from '@reduxjs/toolkit'
import type * as Immer from 'immer'
import { describe, expect, it } from 'vitest'

import { idsIn, LIST } from './finder'
import { getText, type Case } from './fixtures/a-case'
import { QUERY_CASES } from './fixtures/query'
import { ENGINE_CASES, REACT_REDUX_CASES } from './fixtures/react'
import { IMMER_CASES, REDUX_CASES, RESELECT_CASES } from './fixtures/redux'
import { TOOLKIT_CASES } from './fixtures/toolkit'

const OF_THE_LIBRARY = [...TOOLKIT_CASES, ...QUERY_CASES, ...REDUX_CASES]

describe('what the installed packages say in development', () => {
  it.each([...OF_THE_LIBRARY, ...IMMER_CASES, ...RESELECT_CASES, ...REACT_REDUX_CASES, ...ENGINE_CASES])(
    'leads to $id',
    async ({ id, run }) => {
      const text = await getText(run, 'development')
      expect({ text, first: idsIn(text)[0] }).toEqual({ text, first: id })
    },
  )

  it.each(QUERY_CASES.filter(({ id }) => id === 'endpoint-result'))(
    'leads to $id by its second line alone',
    async ({ id, run }) => {
      const [, line = ''] = (await getText(run, 'development')).split('\n')
      expect({ line, first: idsIn(line)[0] }).toEqual({ line, first: id })
    },
  )
})

const inProduction = new Set(
  LIST.codes.filter((error) => error.inProduction).map(({ code }) => `code-${code}`),
)
const numbered = ({ id }: Case) => inProduction.has(id) || /^redux-\d+$/.test(id)
/** A symbol isn't printed in development, but it is in production. */
const cases = OF_THE_LIBRARY.filter(numbered)

const load = async <Module>(file: string) => (await import(`${process.cwd()}/node_modules/${file}`)) as Module

describe('what the installed packages say in production', () => {
  it('covers more than twenty numbers', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBeGreaterThan(20)
  })

  it.each(cases)('leads to $id', async ({ id, run }) => {
    const text = await getText(run, 'production')
    expect({ text, first: idsIn(text)[0] }).toEqual({ text, first: id })
  })

  it('leads to the error of the minified bundle', async () => {
    const { createSlice } = await load<typeof Toolkit>('@reduxjs/toolkit/dist/redux-toolkit.browser.mjs')
    const text = await getText(() => createSlice({ name: '', initialState: 0, reducers: {} }), 'production')
    expect(text).toContain('Minified Redux Toolkit error #11')
    expect(idsIn(text)).toEqual(['code-11'])
  })

  it('leads to the error of Immer’s production build', async () => {
    const { produce } = await load<typeof Immer>('immer/dist/immer.production.mjs')
    const recipe = (draft: { open: boolean }) => {
      draft.open = true
      return { open: false }
    }
    const text = await getText(() => produce({ open: false }, recipe), 'production')
    expect(text).toContain('minified error nr: 4')
    expect(idsIn(text)).toEqual(['immer-both'])
  })
})
