import { expect, test } from 'vitest'

import { fence, getDiagnostics, runPages } from './run-page'

test('The modules of a page are fresh in every executed fence.', async () => {
  const use = fence('ts run', "import { state } from './state'", 'state.count += 1', 'state.count // → 1')
  const page = fence('ts title="src/state.ts"', 'export const state = { count: 0 }')
  expect(await getDiagnostics(page + use + use)).toEqual([])
})

test('The fences of a page share one instance of a package.', async () => {
  const use = fence(
    'ts run',
    "import * as toolkit from '@reduxjs/toolkit'",
    "import { createSlice } from '@reduxjs/toolkit'",
    'toolkit.createSlice === createSlice // → true',
  )
  expect(await getDiagnostics(use + use)).toEqual([])
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
  expect(await getDiagnostics(use + use)).toEqual([])
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
    )
  expect(await getDiagnostics(page)).toEqual([])
})

test('Cycles, top-level await and dynamic imports work.', async () => {
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
    fence('ts title="src/late.ts"', 'export const value = await Promise.resolve(7)') +
    fence(
      'ts run',
      "const [one, two] = await Promise.all([import('./late'), import('./late')])",
      'one === two // → true',
      'one.value // → 7',
      "const { isEven } = await import('./even')",
      'isEven(10) // → true',
      "typeof (await import('@reduxjs/toolkit')).createSlice // → 'function'",
    )
  expect(await getDiagnostics(page)).toEqual([])
})

test('Without a server there is no network.', async () => {
  expect(
    await getDiagnostics(
      fence('ts run', "await fetch('https://tickets.example/api') // throws There is no network here"),
    ),
  ).toEqual([])
})

const ENDLESS = '1:1 This sample did not end within 1.5 s: an endless loop, or a promise that never settles.'

test.each([
  ['An endless loop', 'for (;;) {}'],
  ['A promise that never settles', 'await new Promise(() => {})'],
  [
    'Waiting for what only an endless interval precedes',
    'setInterval(() => {}, 10)\nawait new Promise(() => {})',
  ],
])('%s is stopped, and the other fences of the page are executed.', async (_what, code) => {
  const page = fence('ts run', ...code.split('\n')) + fence('ts run', 'globalThis.name // → 1')
  const [first, second, ...others] = await getDiagnostics(page, 1500)
  expect(first).toBe(ENDLESS)
  expect(second).toMatch(/Expected: 1\nActual: {3}undefined$/)
  expect(others).toEqual([])
})

test('Ending the process ends only the fence.', async () => {
  const page = fence('ts run', 'process.exit(0)') + fence('ts run', '1 // → 2')
  expect(await getDiagnostics(page)).toEqual([
    '1:1 This sample ended the process that executes it.',
    '5:1 Expected: 2\nActual:   1',
  ])
})

test('A fence that ends in time is not called endless because this thread was too busy to hear of it.', async () => {
  const channel = new BroadcastChannel('fence is executed')
  const block = () => {
    const end = performance.now() + 1500
    while (performance.now() < end);
  }
  channel.onmessage = () => {
    channel.close()
    // After it the event loop looks at its timers first, and at messages later.
    setImmediate(block)
  }
  const page = fence(
    'ts run',
    'const turn = () => new Promise((resolve) => setImmediate(resolve))',
    'await turn()',
    'const channel = new BroadcastChannel("fence is executed")',
    'channel.postMessage(1)',
    'for (let count = 0; count < 100; count += 1) await turn()',
  )
  expect(await getDiagnostics(page, 500)).toEqual([])
})

test('An unknown name is a problem that lists the names.', async () => {
  expect(await getDiagnostics(fence('ts server="posts"', 'export {}'))).toEqual([
    '1:1 There is no server "posts"; the servers are cafe, shop, tickets.',
  ])
})

test('The server can be imported only where there is one.', async () => {
  const [diagnostic] = await getDiagnostics(
    fence('ts run', '', "import { server } from 'simulated-server'", 'export { server }'),
  )
  expect(diagnostic).toMatch(/^3:24 Only a fence with server="…" has a server/)
})
