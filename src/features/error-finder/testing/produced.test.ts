import { describe, expect, it } from 'vitest'

import { idsIn } from './finder'
import { textOf } from './fixtures/a-case'
import { QUERY_CASES } from './fixtures/query'
import { ENGINE_CASES, REACT_REDUX_CASES } from './fixtures/react'
import { IMMER_CASES, REDUX_CASES, RESELECT_CASES } from './fixtures/redux'
import { TOOLKIT_CASES } from './fixtures/toolkit'

describe('what the installed packages say in development', () => {
  it.each([
    ...TOOLKIT_CASES,
    ...QUERY_CASES,
    ...REDUX_CASES,
    ...IMMER_CASES,
    ...RESELECT_CASES,
    ...REACT_REDUX_CASES,
    ...ENGINE_CASES,
  ])('leads to $id', async ({ id, run }) => {
    const text = await textOf(run, 'development')
    expect({ text, first: idsIn(text)[0] }).toEqual({ text, first: id })
  })

  it.each(QUERY_CASES.filter(({ id }) => id === 'endpoint-result'))(
    'leads to $id by its second line alone',
    async ({ id, run }) => {
      const [, line = ''] = (await textOf(run, 'development')).split('\n')
      expect({ line, first: idsIn(line)[0] }).toEqual({ line, first: id })
    },
  )
})
