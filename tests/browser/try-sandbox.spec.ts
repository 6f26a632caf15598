import { expect, test, type Page } from './test'
import type { Harness } from './try-sandbox-harness'
import { openHarness, printedOf, run } from './try-sandbox-parts'

declare const harness: Harness

test.beforeEach(({ keptPage }) => openHarness(keptPage))

/** A claim as it is instrumented. */
const claim = (number: number, actual: string, expected: string) =>
  `import.meta.sample.equals(${number}, (${actual}), (${expected}))`

const ended = { type: 'ended', reason: 'done' } as const

test('values are compared and written as while building', async ({ keptPage: page }) => {
  const events = await run(
    page,
    [
      "import { createSlice, type PayloadAction } from '@reduxjs/toolkit'",
      'interface State { seats: number }',
      "const slice = createSlice({ name: 'seats', initialState: { seats: 1 } as State, reducers: {",
      '  taken(state, action: PayloadAction<number>) { state.seats += action.payload },',
      '} })',
      claim(0, 'slice.reducer({ seats: 2 }, slice.actions.taken(3))', '{ seats: 5 }'),
      claim(1, 'slice.actions.taken(1)', "{ type: 'seats/taken', payload: 2 }"),
      claim(2, '[-0, Number.NaN]', '[0, Number.NaN]'),
      claim(3, 'Object.create(null)', '{}'),
    ].join('\n'),
  )
  expect(events).toEqual([
    { type: 'value', claim: 0, actual: '{ seats: 5 }', expected: '{ seats: 5 }', isExpected: true },
    {
      type: 'value',
      claim: 1,
      actual: "{ type: 'seats/taken', payload: 1 }",
      expected: "{ type: 'seats/taken', payload: 2 }",
      isExpected: false,
    },
    { type: 'value', claim: 2, actual: '[ -0, NaN ]', expected: '[ 0, NaN ]', isExpected: false },
    { type: 'value', claim: 3, actual: '[Object: null prototype] {}', expected: '{}', isExpected: false },
    ended,
  ])
})

test('time is virtual and begins at the same date', async ({ keptPage: page }) => {
  const events = await run(
    page,
    [
      'console.log(new Date().toISOString(), new Date() instanceof Date)',
      'await new Promise((done) => setTimeout(done, 3_600_000))',
      'console.log(new Date().toISOString(), performance.now())',
      "setInterval(() => console.log('never'), 1000)",
    ].join('\n'),
  )
  expect(printedOf(events)).toEqual(['2026-01-01T00:00:00.000Z true', '2026-01-01T01:00:00.000Z 3600000'])
})

test('queries are answered by the simulated server', async ({ keptPage: page }) => {
  const events = await run(
    page,
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
    ].join('\n'),
    { server: 'cafe' },
  )
  expect(printedOf(events)).toEqual([
    "[ 'espresso', 'flat white' ] 500 1",
    'There is no network here: the simulated server answers https://cafe.example/api, not https://elsewhere.example/.',
  ])
  expect(events).toContainEqual({ type: 'request', text: 'GET /menu 200' })
})

test('React renders on the server’s side, with the JSX of a sample', async ({ keptPage: page }) => {
  const events = await run(page, [
    {
      name: 'src/App.tsx',
      code: [
        "import { configureStore } from '@reduxjs/toolkit'",
        "import { Provider, useSelector } from 'react-redux'",
        "import { renderToStaticMarkup } from 'react-dom/server'",
        'const store = configureStore({ reducer: { seats: (state = 3) => state } })',
        'const Seats = () => <b>{useSelector((state: { seats: number }) => state.seats)}</b>',
        'console.log(renderToStaticMarkup(<Provider store={store}><Seats /></Provider>))',
      ].join('\n'),
    },
  ])
  expect(events.at(0)).toMatchObject({ text: '<b>3</b>' })
})

test('what is thrown is compared by its message', async ({ keptPage: page }) => {
  const events = await run(
    page,
    [
      "import.meta.sample.throws(0, 'no seat', () => { throw new Error('There is no seat left') })",
      "import.meta.sample.throws(1, 'no seat', () => 1)",
      "await import.meta.sample.rejects(2, 'no seat', async () => { throw { message: 'sold out' } })",
    ].join('\n'),
  )
  expect(events).toEqual([
    { type: 'thrown', claim: 0, actual: 'There is no seat left', isExpected: true },
    { type: 'thrown', claim: 1, isExpected: false },
    { type: 'thrown', claim: 2, actual: 'sold out', isExpected: false },
    ended,
  ])
})

test('the environment decides what the library checks', async ({ keptPage: page }) => {
  const code = [
    "import { createSlice, configureStore, Tuple } from '@reduxjs/toolkit'",
    'console.log(process.env.NODE_ENV)',
    "import.meta.sample.throws(0, 'x', () => configureStore({} as never))",
  ].join('\n')
  const development = await run(page, code)
  const production = await run(page, code, { environment: 'production' })
  expect(printedOf(development)).toEqual(['development'])
  expect(printedOf(production)).toEqual(['production'])
  expect(development[1]).toMatchObject({ actual: expect.stringContaining('reducer') })
  expect(production[1]).toMatchObject({
    actual: expect.stringContaining('Minified Redux Toolkit error'),
  })
})

test('the console writes values as that of Node, and says where it was called', async ({
  keptPage: page,
}) => {
  const events = await run(
    page,
    [
      "console.log('%s has %d seats', 'Hall', 3, { free: true })",
      "console.warn('two\\nlines')",
      "console.error(new Map([['a', 1]]))",
    ].join('\n'),
  )
  expect(printedOf(events)).toEqual(['Hall has 3 seats { free: true }', 'two\nlines', "Map(1) { 'a' => 1 }"])
  expect(events[1]).toMatchObject({ level: 'warn', place: { file: 'index.ts', line: 2, column: 9 } })
})

test('errors name their place in the text', async ({ keptPage: page }) => {
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
  expect(late).toEqual([
    { type: 'error', text: 'RangeError: no 1', place: { file: 'src/fail.ts', line: 2, column: 9 } },
    ended,
  ])
  const rejected = await run(page, 'const a: string = "x"\nvoid Promise.reject(new TypeError(a as string))')
  expect(rejected).toEqual([
    { type: 'error', text: 'TypeError: x', place: { file: 'index.ts', line: 2, column: 21 } },
    ended,
  ])
  const unreadable = await run(page, 'const a = 1\nconst = 2')
  expect(unreadable).toEqual([
    { type: 'error', text: 'SyntaxError: Unexpected token', place: { file: 'index.ts', line: 2, column: 7 } },
    ended,
  ])
  const missing = await run(page, "import x from 'left-pad'\nconsole.log(x)")
  expect(missing).toMatchObject([
    { type: 'error', text: 'Error: The package "left-pad" is not available here.', place: { line: 1 } },
    ended,
  ])
})

test('a run that waits for nothing ends by itself', async ({ keptPage: page }) => {
  expect(await run(page, 'await new Promise(() => undefined)')).toEqual([
    { type: 'error', text: 'Error: This waits for a promise that nothing can settle any more.' },
    ended,
  ])
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

test('says so where it could not be loaded, and recovers', async ({ keptPage: page }) => {
  await page.route('**/try-it/manifest.json', (route) => route.abort())
  expect(await run(page, '1')).toEqual([
    {
      type: 'error',
      text: 'The sandbox could not be loaded. Check your connection and try again.',
    },
    { type: 'ended', reason: 'lost' },
  ])
  await page.unroute('**/try-it/manifest.json')
  expect(await run(page, 'console.log(1)')).toMatchObject([{ text: '1' }, ended])
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
  expect(printedOf(events)).toEqual(['21'])
})

test('closing removes the frame', async ({ keptPage: page }: { keptPage: Page }) => {
  await run(page, '1')
  await page.evaluate(() => harness.open().close())
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('what a document posts to the page is no message of the sandbox', async ({ keptPage: page }) => {
  const forged = "{ type: 'event', run: 1, event: { type: 'error', text: 'forged' } }"
  const code = `for (let count = 0; count < 9; count += 1) top!.postMessage(${forged}, '*')`
  const events = await run(page, code, { hasScreen: true })
  expect(events).toEqual([{ type: 'screen', text: '' }, ended])
})

test('a document is seen once it shows something, in its height', async ({ keptPage: page }) => {
  const code = 'document.body.innerHTML = \'<p style="margin: 0; height: 100px">Seat 4</p>\''
  await run(page, code, { hasScreen: true })
  await expect.poll(() => page.evaluate(() => harness.sizes.at(-1))).toBe(123)
  await run(page, "document.body.textContent = ''", { hasScreen: true })
  await expect.poll(() => page.evaluate(() => harness.sizes.at(-1))).toBe(0)
})
