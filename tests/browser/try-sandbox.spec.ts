import { expect, test } from './test'
import type { Harness } from './try-sandbox-harness'
import { openHarness, getPrinted, run } from './try-sandbox-parts'

declare const harness: Harness

test.beforeEach(({ keptPage }) => openHarness(keptPage))

const ended = { type: 'ended', reason: 'done' } as const

/** What code prints in a worker as in Node: what it is about, the code, what is printed, and the name of a server. */
const PRINTED: readonly (readonly [
  what: string,
  lines: readonly string[],
  printed: unknown[],
  server?: string,
])[] = [
  [
    'time is virtual and begins at the same date',
    [
      'console.log(new Date().toISOString(), new Date() instanceof Date)',
      'await new Promise((done) => setTimeout(done, 3_600_000))',
      'console.log(new Date().toISOString(), performance.now())',
      "setInterval(() => console.log('never'), 1000)",
    ],
    ['2026-01-01T00:00:00.000Z true', '2026-01-01T01:00:00.000Z 3600000'],
  ],
  [
    'a busy wait ends, and each run has what a page has of a browser',
    [
      'const end = Date.now() + 100',
      'while (Date.now() < end) {}',
      'const begin = performance.now()',
      'while (performance.now() < begin + 50) {}',
      'console.log(crypto.randomUUID().length, performance.now() - begin < 100)',
    ],
    ['36 true'],
  ],
  [
    'queries are answered by the simulated server',
    [
      "import { configureStore } from '@reduxjs/toolkit'",
      "import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'",
      "import { server } from 'simulated-server'",
      "const api = createApi({ baseQuery: fetchBaseQuery({ baseUrl: 'https://cafe.example/api' }), endpoints: (build) => ({",
      "  menu: build.query<string[], void>({ query: () => 'menu' }),",
      '}) })',
      'const store = configureStore({ reducer: { [api.reducerPath]: api.reducer }, middleware: (get) => get().concat(api.middleware) })',
      'server.latency = 500',
      'const { data } = await store.dispatch(api.endpoints.menu.initiate())',
      "console.log(data, Date.now() - Date.UTC(2026, 0, 1), server.countOf('GET', '/menu'))",
      "await fetch('https://elsewhere.example/').catch((error) => console.log(error.message))",
    ],
    [
      "[ 'espresso', 'flat white' ] 500 1",
      'There is no network here: the simulated server answers https://cafe.example/api, not https://elsewhere.example/.',
    ],
    'cafe',
  ],
  [
    'React renders on the server’s side, with the JSX of a sample',
    [
      "import { renderToStaticMarkup } from 'react-dom/server'",
      'const Seats = ({ count }: { count: number }) => <b>{count}</b>',
      'console.log(renderToStaticMarkup(<Seats count={3} />))',
    ],
    ['<b>3</b>'],
  ],
  [
    'the console writes values as that of Node, and errors without what is not the reader’s',
    [
      "console.log('%s has %d seats', 'Hall', 3, { free: true })",
      "console.error(new Map([['a', 1]]))",
      "console.log(new Error('mine'))",
    ],
    ['Hall has 3 seats { free: true }', "Map(1) { 'a' => 1 }", 'Error: mine\n    at index.tsx:3:13'],
  ],
  [
    'a draft is printed as Node prints it',
    [
      "import { createNextState } from '@reduxjs/toolkit'",
      'let kept: unknown',
      'createNextState({ list: [1] }, (draft) => {',
      '  console.log(draft)',
      '  kept = draft',
      '})',
      'console.log(kept)',
    ],
    [expect.stringContaining('base_: { list: [ 1 ] }'), '<Revoked Proxy>'],
  ],
  [
    'there is no window in a worker, and no extension',
    [
      "import { configureStore } from '@reduxjs/toolkit'",
      'configureStore({ reducer: () => 0 })',
      "console.log(typeof window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in globalThis)",
    ],
    ['undefined false'],
  ],
]

test('samples print in a worker what they print in Node', async ({ keptPage: page }) => {
  for (const [what, lines, printed, server] of PRINTED) {
    const files = [{ name: 'index.tsx', code: lines.join('\n') }]
    const events = await run(page, files, server === undefined ? {} : { server })
    expect.soft(getPrinted(events), what).toEqual(printed)
  }
})

test('the environment decides what the library checks', async ({ keptPage: page }) => {
  const code = [
    "import { configureStore } from '@reduxjs/toolkit'",
    'console.log(process.env.NODE_ENV)',
    "import.meta.sample.throws(0, 'x', () => configureStore({} as never))",
  ].join('\n')
  for (const [environment, message] of [
    ['development', 'reducer'],
    ['production', 'Minified Redux Toolkit error'],
  ] as const) {
    const events = await run(page, code, { environment })
    expect(getPrinted(events)).toEqual([environment])
    expect(events[1]).toMatchObject({ actual: expect.stringContaining(message) })
  }
})

test('errors and what is printed name their places in the text', async ({ keptPage: page }) => {
  const late = await run(page, [
    {
      name: 'src/index.ts',
      code: "import { fail } from './fail'\n\nsetTimeout(() => fail(1 as number), 5)\nawait new Promise((done) => setTimeout(done, 50))",
    },
    {
      name: 'src/fail.ts',
      code: 'export function fail<T extends object | number>(value: T): T {\n  throw new RangeError(`no ${value}`)\n}',
    },
  ])
  const place = { file: 'src/fail.ts', line: 2, column: 9 }
  expect(late).toEqual([{ type: 'error', text: 'RangeError: no 1', place }, ended])
  for (const [code, text, where] of [
    ['const a: string = "x"\nvoid Promise.reject(new TypeError(a as string))', 'TypeError: x', [2, 21]],
    ['const a = 1\nconst = 2', 'SyntaxError: Unexpected token', [2, 7]],
    ["import x from 'left-pad'", 'Error: The package "left-pad" is not available here.', [1]],
    ["console.log(1)\nconsole.warn('two\\nlines')", 'two\nlines', [2, 9]],
    ['await new Promise(() => 0)', 'Error: This waits for a promise that nothing can settle any more.', []],
  ] as const) {
    const [line, column] = where
    const event = (await run(page, code)).at(-2)
    expect.soft(event).toMatchObject({ text, ...(line && { place: { line, ...(column && { column }) } }) })
  }
})

test('a run ends the one before, and stopping ends both', async ({ keptPage: page }) => {
  const seen = await page.evaluate(async () => {
    const first: unknown[] = []
    const second: unknown[] = []
    const sandbox = harness.open()
    const file = (code: string) => ({ files: [{ name: 'index.ts', code }], entries: ['index.ts'] })
    sandbox.run(file('while (true) {}'), 'development', (event) => first.push(event))
    await new Promise<void>((resolve) =>
      sandbox.run(file("console.log('second')"), 'development', (event) => {
        second.push(event)
        if (event.type === 'ended') resolve()
      }),
    )
    sandbox.run(file("console.log('third')"), 'development', (event) => first.push(event))
    sandbox.stop()
    return { first, second }
  })
  expect(seen.first).toEqual([])
  expect(seen.second).toMatchObject([{ text: 'second' }, ended])
})

test('a sandbox that could not be loaded says so, recovers, and is gone when it is closed', async ({
  keptPage: page,
}) => {
  await page.route('**/try-it/manifest.json', (route) => route.abort())
  expect(await run(page, '1')).toEqual([
    { type: 'error', text: 'The sandbox could not be loaded. Check your connection and try again.' },
    { type: 'ended', reason: 'lost' },
  ])
  await page.unroute('**/try-it/manifest.json')
  expect(await run(page, 'console.log(1)')).toMatchObject([{ text: '1' }, ended])
  await page.evaluate(() => harness.open().close())
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('what was fetched ahead isn’t fetched again, and works without a network', async ({ page, context }) => {
  await openHarness(page)
  await page.evaluate(() => {
    harness.open()
    return harness.prepare({ specifiers: ['@reduxjs/toolkit', 'left-pad'] }, 'development')
  })
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().endsWith('/try-it/frame.html')).length)
    .toBe(1)
  await context.setOffline(true)
  const events = await run(page, "import { nanoid } from '@reduxjs/toolkit'\nconsole.log(nanoid().length)")
  expect(getPrinted(events)).toEqual(['21'])
})

test('a document is seen once it shows something, in its height, and speaks to the page by no message of its own', async ({
  keptPage: page,
}) => {
  const height = () => page.evaluate(() => harness.sizes.at(-1))
  const shown = 'document.body.innerHTML = \'<p style="margin: 0; height: 100px">Seat 4</p>\''
  await run(page, shown, { hasScreen: true })
  await expect.poll(height).toBe(123)
  const forged = "{ type: 'event', run: 2, event: { type: 'error', text: 'forged' } }"
  const code = `for (let count = 0; count < 9; count += 1) top!.postMessage(${forged}, '*'); alert('hello')`
  expect(await run(page, code, { hasScreen: true })).toMatchObject([
    { type: 'printed', text: 'alert: hello' },
    { type: 'screen', text: '' },
    ended,
  ])
  await expect.poll(height).toBe(0)
})

test('the stores of a run can be asked when it has ended, and a busy worker is ended', async ({
  keptPage: page,
}) => {
  const counter = [
    "import { configureStore } from '@reduxjs/toolkit'",
    'const store = configureStore({',
    "  reducer: (state: number = 0, action: any) => action.type === 'added' ? state + action.payload : state,",
    "  devTools: { name: 'Seats' },",
    '})',
    "store.dispatch({ type: 'added', payload: 2 })",
  ]
  await run(page, [...counter, 'store.dispatch = (() => { while (true) {} }) as never'].join('\n'))
  const seen = await page.evaluate(async () => {
    const dispatch = (text: string) =>
      harness.ask({ ask: 'dispatch', store: 0, text }).catch((error: unknown) => String(error))
    return {
      stores: harness.getStores(),
      actions: await harness.ask({ ask: 'actions', store: 0, from: 0 }),
      moment: await harness.ask({ ask: 'moment', store: 0, action: 1 }),
      refused: [await dispatch('1'), await dispatch('2')],
    }
  })
  expect(seen.stores).toEqual([{ store: 0, name: 'Seats', first: 0, last: 1, version: 0 }])
  expect(seen.actions.rows).toMatchObject([
    { id: 0, type: '@@INIT', time: 0 },
    { id: 1, type: 'added', preview: '2', time: 0, place: { file: 'index.ts', line: 6 } },
  ])
  expect(seen.moment).toMatchObject({ before: 0, after: 2 })
  expect(seen.refused).toEqual([
    'Error: The sample is busy and doesn’t answer. Run it again.',
    'Error: This run isn’t there any more. Run the sample again.',
  ])
})
