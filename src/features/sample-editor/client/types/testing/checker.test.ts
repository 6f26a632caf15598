import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'

import { readDemos } from '../../../../demo-catalog/read-demos'
import { demoSources } from '../../../build/demos/demo-sources'
import { checkerForDemo } from '../demo-checker'
import { createChecker, type Checker } from '../worker/checker'
import { siteDeclarations } from './site-declarations'

let checker: Checker

beforeAll(() => {
  checker = createChecker(siteDeclarations().files)
})

/** The errors of files, with their places. */
function check(files: Readonly<Record<string, string>>): string[] {
  return checker
    .check(Object.entries(files).map(([name, code]) => ({ name, code })))
    .map(({ file, line, column, text }) => `${file}:${line}:${column} ${text}`)
}

const STORE = `import { configureStore, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

export const seats = createSlice({
  name: 'seats',
  initialState: { free: 40 },
  reducers: {
    booked: (state, action: PayloadAction<number>) => void (state.free -= action.payload),
  },
})
export const store = configureStore({ reducer: { seats: seats.reducer } })
`

const USE = `import { seats, store } from './store'

store.dispatch(seats.actions.booked(2))
`

describe('the checker', () => {
  it('finds what is wrong in any of the files and what follows from it in others, and knows what was mended and removed', () => {
    const right = { 'src/use.ts': USE, 'src/store.ts': STORE }
    expect(check(right)).toEqual([])
    expect(check({ ...right, 'src/use.ts': USE.replace('2', "'2'") })).toEqual([
      "src/use.ts:3:37 TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
    ])
    expect(check({ ...right, 'src/store.ts': STORE.replace('booked', 'taken') })).toEqual([
      expect.stringMatching(/^src\/use\.ts:3:30 TS2339: Property 'booked' does not exist/),
    ])
    expect(check({ ...right, 'src/store.ts': STORE.replace('40', '') })).toEqual([
      'src/store.ts:6:26 TS1109: Expression expected.',
    ])
    expect(check({ 'src/use.ts': USE })).toEqual([
      "src/use.ts:1:30 TS2307: Cannot find module './store' or its corresponding type declarations.",
    ])
    expect(check(right)).toEqual([])
  })

  it('gives offsets of what is underlined', () => {
    const code = 'export const total: number = "three"'
    const [diagnostic] = checker.check([{ name: 'a.ts', code }])
    expect(code.slice(diagnostic?.from, diagnostic?.to)).toBe('total')
  })

  it('reads JSX, the simulated server, globals of browsers and of Node, and all kinds of packages', () => {
    const code = `import { server } from 'simulated-server'
import { useGetQuery } from './api'
import { render } from '@testing-library/react'
import * as z from 'zod'

server.latency = 20
export const timer: NodeJS.Timeout = setTimeout(() => document.title, z.number().parse(1))
export const App = () => <output onClick={() => useGetQuery('1')}>{process.env.NODE_ENV}</output>
render(<App />)
`
    const api = `import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
export const { useGetQuery } = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({ get: build.query<string, string>({ query: (id) => id }) }),
})
`
    expect(check({ 'src/App.tsx': code, 'src/api.ts': api })).toEqual([])
    expect(check({ 'src/App.tsx': code.replace('latency', 'latencies'), 'src/api.ts': api })).toHaveLength(1)
  })

  it('tells of unused imports, and of nothing else that is unused', () => {
    const code = "import { createAction, nanoid } from '@reduxjs/toolkit'\nconst idle = 1\nnanoid()\n"
    expect(check({ 'a.ts': code })).toEqual([
      "a.ts:1:10 TS6133: 'createAction' is declared but its value is never read.",
    ])
  })

  it('tells of types as the build does, without paths', () => {
    const [diagnostic = ''] = check({
      'src/use.ts': "import * as all from './store'\nexport const none: string = all\n",
      'src/store.ts': STORE,
    })
    expect(diagnostic).toContain(`Type 'typeof import("./src/store")' is not assignable`)
  })
})

/** The errors of a demo whose shown files are changed as asked. */
async function getDiagnostics(name: string, change = (code: string) => code): Promise<string[]> {
  const about = readDemos('.').find((demo) => demo.name === name)
  if (!about) throw new Error(`There is no demo "${name}".`)
  const rest = demoSources(process.cwd(), about)
    .filter((source) => !source.name.endsWith('.css'))
    .map((source) => ({ name: source.name, code: source.text }))
  const files = about.files.map((file) => ({
    name: file,
    code: change(readFileSync(`src/features/demos/${name}/${file}`, 'utf8')),
  }))
  const all = checkerForDemo(
    {
      check: (checked) => Promise.resolve({ is: 'checked', diagnostics: checker.check(checked) }),
      close: () => undefined,
    },
    () => Promise.resolve(rest),
  )
  const outcome = await all.check(files)
  return outcome.is === 'checked'
    ? outcome.diagnostics.map(({ file, text }) => `${file}: ${text}`)
    : [outcome.is]
}

/** One with two files, one whose files await, and one with three: a demo takes seconds, so all are checked at night. */
const SOME = ['cache-lifetime', 'reauthentication', 'tag-invalidation']
const names = readDemos('.').map(({ name }) => name)
const checked = process.env.RUN_EVERYTHING ? names : SOME

describe('the check of a demo’s types', () => {
  it.each(checked)('finds nothing in %s as it is', async (name) => {
    expect(await getDiagnostics(name)).toEqual([])
  })

  it('finds an error, and what follows from it in files that are not shown', async () => {
    const changed = (from: string, to: string) =>
      getDiagnostics('cache-lifetime', (code) => code.replace(from, to))
    expect(await changed('customer: string', 'buyer: string')).toEqual([
      "OrderCard.tsx: TS2339: Property 'customer' does not exist on type 'Order'.",
    ])
    expect(await changed('{ id }: { id: string }', '{ id }: { id: string; big: boolean }')).toEqual([
      expect.stringMatching(/^index\.tsx: Line \d+ of the demo’s index\.tsx: TS2741/),
    ])
  })

  it('says that the other files could not be loaded', async () => {
    const never = { check: () => Promise.reject(new Error('asked')), close: () => undefined }
    const demo = checkerForDemo(never, () => Promise.reject(new Error('no network')))
    expect(await demo.check([])).toEqual({ is: 'not loaded' })
  })
})
