import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { normalize } from '../../error-messages/find/normalize'
import { isOfCompiler } from '../../error-messages/find/read-codes'
import { compileTemplate } from '../../error-messages/find/template'
import { readKnownGroups, readRemedies } from '../../error-messages/build/read-texts'
import { LABELS } from '../../error-messages/labels'
import { readTextFiles } from '../../api-reference/build/messages/gate'
import type { Remedy } from '../../error-messages/types'
import { idsIn, LIST } from './finder'
import { headingIds } from './headings'

const errors = readKnownGroups('.').flatMap((group) => group.errors)
const remedies = Object.entries(readRemedies('.')).map(([code, remedy]) => ({
  code: Number(code),
  ...remedy,
}))
/** All that say a cause and a fix, by the names under which failures are reported. */
const answers = [...errors, ...remedies.map((remedy) => ({ ...remedy, id: `remedy ${remedy.code}` }))]
const getTexts = ({ cause, fix, production = 'None.' }: Remedy) => [cause, fix, production]

/** The bundles that contain the wordings, except those of JavaScript engines. */
const BUNDLES = [
  '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs',
  '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
  '@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs',
  'redux/dist/redux.mjs',
  'react-redux/dist/react-redux.mjs',
  'react-redux/dist/rsc.mjs',
  'reselect/dist/reselect.mjs',
  'immer/dist/immer.mjs',
  'react-dom/cjs/react-dom-client.development.js',
  'next/dist/server/app-render/sync-io-messages.js',
]
const bundles = BUNDLES.map((file) => normalize(readFileSync(`node_modules/${file}`, 'utf8'))).join('\n')

/** Wordings of other browsers and of the network; produced.test.ts produces those of V8. */
const OF_ENGINES = [
  /^Cannot (?:assign|add|delete|access|read|perform|convert) /,
  /^Attempt(?:ed|ing) to /,
  /^(?:can't (?:define|access) (?:property|lexical declaration)|undefined is not an object|too much recursion)/,
  /^(?:Failed to fetch|fetch failed|NetworkError when attempting to fetch resource\.)$/,
  /^(?:Failed to parse URL|Unexpected token|JSON\.parse:|Do not know how|Maximum call stack)/,
  /^(?:blocked by CORS policy|Access to fetch at|Cross-Origin Request Blocked)/,
  /is not a function$/,
  /^(?:MaxListenersExceededWarning$|Possible EventTarget memory leak)/,
  /^(?:Property '|Can't find variable:)|^\w+ is not defined$|^RequestInit: /,
]
/** Of Jest, webpack, npm and replacements of fetch. */
const OF_TOOLS =
  /^(?:Jest did not exit|Only absolute URLs|['"]FETCH_ERROR.+Only absolute|\[object|export '|peer(?:Optional)? react@)/
/** Put together from two texts; produced.test.ts makes the library say them. */
const COMPOSED = /^(?:`(?:queryFn|baseQuery)` did not return|The object returned by `)/
/** The build compares these messages with the library, part by part. */
const compared = new Set(readTextFiles('.').flatMap((file) => file.errors.map(({ id }) => id)))
const wordings = errors
  .filter((error) => !isOfCompiler(error))
  .flatMap((error) => [...(compared.has(error.id) ? [] : error.messages), ...(error.signs ?? [])])
  .map((message) => ({ message }))
  .filter(({ message }) => ![...OF_ENGINES, OF_TOOLS, COMPOSED].some((pattern) => pattern.test(message)))

describe('what the site says of known errors', () => {
  it('has a title of its own for each', () => {
    expect(new Set(errors.map(({ title }) => title)).size).toBe(errors.length)
  })

  it.each(answers)('leads from $id to a section that exists', ({ page }) => {
    const [path = '', anchor = ''] = page.path.split('#')
    expect(headingIds(path)).toContain(anchor)
  })

  it.each(answers)(
    'closes the code that it opens, and has no label, which would end the message for the search: $id',
    (answer) => {
      for (const text of getTexts(answer)) {
        expect(text.split('`').length % 2).toBe(1)
        expect(Object.values(LABELS).filter((label) => text.includes(label))).toEqual([])
      }
    },
  )

  it.each(errors.filter(({ isGeneric }) => isGeneric))(
    'begins with the plain mistake where any code can make it: $id',
    ({ title, cause }) => {
      const [first = ''] = cause.split(/[.:] /)
      expect(`${title}. ${first}`).not.toMatch(/redux|rtk|api slice|listener|store|dispatch/i)
    },
  )

  it.each(['api-slice-circular', 'stack-overflow', 'data-undefined'])(
    'knows that any code can make the mistake: %s',
    (id) => {
      expect(errors.find((error) => error.id === id)?.isGeneric).toBe(true)
    },
  )

  it.each(wordings)('is about a message that an installed package has: $message', ({ message }) => {
    const { lead, rest } = compileTemplate(message)
    expect([...lead, ...rest].filter((unit) => !bundles.includes(unit))).toEqual([])
  })

  it('gives every number of Redux core a text', () => {
    const source = readFileSync('node_modules/redux/dist/redux.mjs', 'utf8')
    const numbers = new Set(
      [...source.matchAll(/formatProdErrorMessage\((\d+)\)/g)].map(([, number]) => `redux-${number}`),
    )
    expect(
      errors.flatMap(({ codes = [] }) => codes.filter((code) => code.startsWith('redux-'))).sort(),
    ).toEqual([...numbers].sort())
  })

  it.each(errors.flatMap(({ id, messages }) => messages.map((message) => ({ id, message }))))(
    'finds $id by its own words: $message',
    ({ id, message }) => {
      expect(idsIn(message.replace(/⟨[^⟩]*⟩/g, 'value'))).toContain(id)
    },
  )
})

describe('the remedies', () => {
  it('are there for each error of the library, and for no other', () => {
    expect(remedies.map(({ code }) => code)).toEqual(LIST.codes.map(({ code }) => code))
  })

  it('say what production does of exactly those errors that it never throws', () => {
    const described = remedies.filter(({ production }) => production !== undefined)
    const developmentOnly = LIST.codes.filter(({ inProduction }) => !inProduction)
    expect(described.map(({ code }) => code)).toEqual(developmentOnly.map(({ code }) => code))
  })

  it('explain messages that have no label', () => {
    const messages = LIST.codes.map(({ message }) =>
      message.map((part) => ('text' in part ? part.text : '')).join(''),
    )
    const labels = Object.values(LABELS)
    expect(messages.filter((text) => labels.some((label) => text.includes(label)))).toEqual([])
  })
})
