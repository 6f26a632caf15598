import { expect, test } from 'vitest'

import { fence, diagnosticsOf, runPages } from './run-page'

test('The modules of a page are fresh in every executed fence.', async () => {
  const use = fence('ts run', "import { state } from './state'", 'state.count += 1', 'state.count // → 1')
  const page = fence('ts title="src/state.ts"', 'export const state = { count: 0 }')
  expect(await diagnosticsOf(page + use + use)).toEqual([])
})

test('The fences of a page share one instance of a package.', async () => {
  const use = fence(
    'ts run',
    "import * as toolkit from '@reduxjs/toolkit'",
    "import { createSlice } from '@reduxjs/toolkit'",
    'toolkit.createSlice === createSlice // → true',
  )
  expect(await diagnosticsOf(use + use)).toEqual([])
})

test('A page sees nothing of another page.', async () => {
  const page = fence('ts run', "'leak' in globalThis // → false", 'Object.assign(globalThis, { leak: 1 })')
  const outcomes = await runPages([page, page, page])
  expect(outcomes.flatMap(({ diagnostics }) => diagnostics)).toEqual([])
})

test('A fence with RTK Query sees nothing of the others of its page.', async () => {
  const use = fence(
    'ts run',
    "import { setupListeners } from '@reduxjs/toolkit/query'",
    "'leak' in globalThis // → false",
    'Object.assign(globalThis, { leak: setupListeners })',
  )
  expect(await diagnosticsOf(use + use)).toEqual([])
})

test('Production is another thread than development, with the libraries of production.', async () => {
  const message = "createSlice({ name: '', initialState: 0, reducers: {} })"
  const code = ["import { createSlice } from '@reduxjs/toolkit'"]
  const page =
    fence(
      'ts run',
      ...code,
      `${message} // throws is a required option`,
      'Object.assign(globalThis, { leak: 1 })',
    ) +
    fence(
      'ts run env="production"',
      ...code,
      `${message} // throws Minified Redux Toolkit error #11`,
      "'leak' in globalThis // → false",
      "process.env.NODE_ENV // → 'production'",
    ) +
    fence('ts run env="test"', "process.env.NODE_ENV // → 'test'")
  expect(await diagnosticsOf(page)).toEqual([])
})

test('Outcomes come in the order of the jobs.', async () => {
  const fences = ['production', 'test', 'production'].map((env) => fence(`ts run env="${env}"`, 'export {}'))
  const outcomes = await runPages([fences.join(''), fences.join('')])
  expect(outcomes.map(({ fence: { page, index } }) => `${page} ${index}`)).toEqual([
    'docs/page-1.mdx 0',
    'docs/page-1.mdx 1',
    'docs/page-1.mdx 2',
    'docs/page-2.mdx 0',
    'docs/page-2.mdx 1',
    'docs/page-2.mdx 2',
  ])
})

test('Cycles, top-level await, dynamic imports and several files in a fence work.', async () => {
  const page =
    fence(
      'ts title="src/even.ts"',
      "import { isOdd } from './odd'",
      'export const isEven = (n: number): boolean => n === 0 || isOdd(n - 1)',
    ) +
    fence(
      'ts title="src/odd.ts"',
      "import { isEven } from './even'",
      'export const isOdd = (n: number): boolean => n !== 0 && isEven(n - 1)',
    ) +
    fence(
      'ts run',
      '// @filename: src/late.ts',
      "import { isOdd } from './odd'",
      'await Promise.resolve()',
      'isOdd(3) // → true',
      'export const value = await Promise.resolve(7)',
      '// @filename: src/main.ts',
      "const [one, two] = await Promise.all([import('./late'), import('./late')])",
      'one === two // → true',
      'one.value // → 7',
      "const { isEven } = await import('./even')",
      'isEven(10) // → true',
      "typeof (await import('@reduxjs/toolkit')).createSlice // → 'function'",
    )
  expect(await diagnosticsOf(page)).toEqual([])
})

test('Without a server there is no network.', async () => {
  expect(
    await diagnosticsOf(
      fence('ts run', "await fetch('https://tickets.example/api') // throws There is no network here"),
    ),
  ).toEqual([])
})
