import { readFileSync } from 'node:fs'
import path from 'node:path'
import { configureStore, createSlice } from '@reduxjs/toolkit'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { errorSites, extractErrorCodes, productionCodes } from './error-codes'

interface Manifest {
  dependencies: Record<string, string>
}

describe('errorSites', () => {
  it.each([
    [
      'throw new Error(production ? formatProdErrorMessage(7) : "Use a string")',
      7,
      [{ text: 'Use a string' }],
    ],
    [
      'x ? formatProdErrorMessage(1) : `No ${type} here, ${other.name}`',
      1,
      [{ text: 'No ' }, { placeholder: 'action type' }, { text: ' here, ' }, { placeholder: 'other.name' }],
    ],
    [
      'const alm = "listenerMiddleware"; x ? formatProdErrorMessage(2) : alm + ": failed"',
      2,
      [{ text: 'listenerMiddleware' }, { text: ': failed' }],
    ],
  ])('reads %s', (source, code, message) => {
    expect(errorSites(`${source}; a ? other(3) : "b"; c ? formatProdErrorMessage(n) : "d"`)).toEqual([
      { code, message },
    ])
  })
})

describe('productionCodes', () => {
  it.each([
    ['import{formatProdErrorMessage as e}from"x";throw new Error(e(12));throw TypeError(e(13))', [12, 13]],
    ['function f(n){}throw new Error(f(4));export{f as formatProdErrorMessage}', [4]],
    ['import{formatProdErrorMessage as e}from"x";log(e(1));new Error(g(2));new Error("3");e(4)', []],
  ])('are those that an error is made of, whatever the formatter is called: %s', (source, codes) => {
    expect([...productionCodes(source)]).toEqual(codes)
  })
})

describe('the codes of the installed library', () => {
  const list = extractErrorCodes(path.resolve('node_modules/@reduxjs/toolkit'))
  const find = (code: number) => list.codes.find((error) => error.code === code)
  const getText = (code: number) =>
    find(code)
      ?.message.map((part) => ('text' in part ? part.text : '…'))
      .join('')

  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('belong to the documented version', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
    expect(list.libraryVersion).toBe(dependencies['@reduxjs/toolkit'])
  })

  it('are 0 to 43 without the retired 10 and 37, in order', () => {
    const expected = Array.from({ length: 44 }, (_, code) => code).filter((code) => ![10, 37].includes(code))
    expect(list.codes.map(({ code }) => code)).toEqual(expected)
  })

  it('say which ones a production build can throw', () => {
    expect(list.codes.filter(({ inProduction }) => inProduction).map(({ code }) => code)).toEqual([
      0, 1, 9, 11, 12, 13, 17, 18, 21, 22, 23, 24, 25, 28, 29, 32, 33, 35, 38, 39,
    ])
  })

  it('all have a text and an entry point', () => {
    const incomplete = list.codes.filter(
      ({ code, entryPoints }) => (getText(code) ?? '').length < 10 || entryPoints.length === 0,
    )
    expect(incomplete).toEqual([])
  })

  const THROWS: Array<[number, () => unknown]> = [
    [11, () => createSlice({ name: '', initialState: 0, reducers: {} })],
    [1, () => configureStore({ reducer: undefined as never })],
  ]

  it.each(THROWS)('%i is the message that development throws', (code, run) => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(run).toThrow(getText(code))
  })

  it.each(THROWS)('%i is the number that production throws', (code, run) => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(run).toThrow(`#${code};`)
  })
})
