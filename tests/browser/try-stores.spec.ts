import { expect, test } from './test'
import type { Harness } from './try-sandbox-harness'
import { openHarness, printedOf, run } from './try-sandbox-parts'

declare const harness: Harness

test.beforeEach(({ keptPage }) => openHarness(keptPage))

const COUNTER = [
  "import { configureStore } from '@reduxjs/toolkit'",
  'const store = configureStore({',
  "  reducer: (state: number = 0, action: any) => action.type === 'added' ? state + action.payload : state,",
  "  devTools: { name: 'Seats' },",
  '})',
  "store.dispatch({ type: 'added', payload: 2 })",
  'setTimeout(() => {',
  "  store.dispatch({ type: 'added', payload: 3 })",
  '}, 4000)',
].join('\n')

const SCREEN = [
  COUNTER,
  "const text = document.createElement('output')",
  'document.body.append(text)',
  'const show = () => { text.textContent = `${store.getState()} seats` }',
  'store.subscribe(show)',
  'show()',
  'Object.assign(globalThis, { later: () => setTimeout(() => store.dispatch({ type: "added", payload: 100 }), 30) })',
].join('\n')

test('the stores of a run are told, and its worker answers when it has ended', async ({ keptPage: page }) => {
  await run(page, COUNTER, {})
  const seen = await page.evaluate(async () => ({
    stores: harness.storesOf(),
    actions: await harness.ask({ ask: 'actions', store: 0, from: 0 }),
    moment: await harness.ask({ ask: 'moment', store: 0, action: 1 }),
  }))
  expect(seen.stores).toEqual([{ store: 0, name: 'Seats', first: 0, last: 1, version: 0 }])
  expect(seen.actions.rows).toMatchObject([
    { id: 0, type: '@@INIT', time: 0 },
    { id: 1, type: 'added', preview: '2', time: 0, place: { file: 'index.ts', line: 6 } },
  ])
  expect(seen.moment).toMatchObject({ before: 0, after: 2 })
})

for (const environment of ['development', 'production'] as const) {
  test(`actions of thunks have the line that dispatched them, behind own middleware: ${environment}`, async ({
    keptPage: page,
  }) => {
    const code = [
      "import { configureStore } from '@reduxjs/toolkit'",
      'const passOn = () => (next: any) => (action: any) => next(action)',
      'const store = configureStore({ reducer: () => 0, middleware: (get) => get().prepend(passOn as never) })',
      'await store.dispatch((async (dispatch: any) => {',
      "  dispatch({ type: 'first' })",
      '  await Promise.resolve()',
      "  dispatch({ type: 'second' })",
      '}) as never)',
    ].join('\n')
    await run(page, code, { environment })
    const { rows } = await page.evaluate(() => harness.ask({ ask: 'actions', store: 0, from: 1 }))
    expect(rows.map(({ type, place }) => [type, place?.line])).toEqual([
      ['first', 5],
      ['second', 7],
    ])
  })
}

test('actions are switched off and dispatched in a worker, where time goes on as in the run', async ({
  keptPage: page,
}) => {
  await page.evaluate(
    (code) =>
      harness.run(
        { files: [{ name: 'index.ts', code }], entries: ['index.ts'], timeLimit: 60_000 },
        'development',
      ),
    COUNTER,
  )
  const seen = await page.evaluate(async () => {
    const thunk = "(dispatch) => setTimeout(() => dispatch({ type: 'added', payload: 10 }), 1000)"
    await harness.ask({ ask: 'switch', store: 0, action: 1, isOff: true })
    await harness.ask({ ask: 'dispatch', store: 0, text: thunk })
    const failed = await harness
      .ask({ ask: 'dispatch', store: 0, text: '{ type: 5 }' })
      .catch((error: unknown) => String(error))
    const shown = await harness
      .ask({ ask: 'show', store: 0, action: 1 })
      .catch((error: unknown) => String(error))
    await new Promise((resolve) => setTimeout(resolve, 200))
    const { rows } = await harness.ask({ ask: 'actions', store: 0, from: 1 })
    const { after } = await harness.ask({ ask: 'moment', store: 0, action: 3 })
    return { failed, shown, rows, after }
  })
  expect(seen.failed).toContain('Action "type" property must be a string')
  expect(seen.shown).toContain('Only a screen can show the past.')
  expect(seen.rows).toMatchObject([
    { id: 1, time: 0, isOff: true },
    { id: 2, time: 4000, place: { line: 8 } },
    { id: 3, time: 5000 },
  ])
  expect(seen.after).toBe(13)
})

test('a screen shows the past, stands still there, and goes on', async ({ keptPage: page }) => {
  await run(page, SCREEN, { hasScreen: true })
  const screen = page.frameLocator('.screen-of-test iframe').frameLocator('iframe:visible')
  await expect(screen.locator('output')).toHaveText('2 seats')
  await page.evaluate(() => harness.askScreen({ ask: 'show', store: 0, action: 0 }))
  await expect(screen.locator('output')).toHaveText('0 seats')
  await screen.locator('output').evaluate(() => (globalThis as unknown as { later: () => void }).later())
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  await expect(screen.locator('output')).toHaveText('0 seats')
  const refused = await page.evaluate(() =>
    harness
      .askScreen({ ask: 'dispatch', store: 0, text: "{ type: 'added' }" })
      .catch((error: unknown) => String(error)),
  )
  expect(refused).toContain('Go back to now first')
  await page.evaluate(() => harness.askScreen({ ask: 'show', store: 0 }))
  await expect(screen.locator('output')).toHaveText('102 seats')
})

test('a question that nothing answers is refused, and ends a worker that is busy', async ({
  keptPage: page,
}) => {
  const code = `${COUNTER}\nstore.dispatch = (() => { while (true) {} }) as never`
  await run(page, code)
  const seen = await page.evaluate(async () => {
    const ask = (text: string) =>
      harness.ask({ ask: 'dispatch', store: 0, text }).catch((error: unknown) => String(error))
    return [await ask('1'), await ask('2')]
  })
  expect(seen).toEqual([
    'Error: The sample is busy and doesn’t answer. Run it again.',
    'Error: This run isn’t there any more. Run the sample again.',
  ])
})

test('a worker that goes on without an end after it has answered is ended', async ({ keptPage: page }) => {
  await run(page, COUNTER, { timeLimit: 60_000 })
  const seen = await page.evaluate(async () => {
    const text = '(dispatch) => setTimeout(() => { while (true) {} }, 1000)'
    await harness.ask({ ask: 'dispatch', store: 0, text })
    await harness.lost()
    return harness.ask({ ask: 'actions', store: 0, from: 0 }).catch((error: unknown) => String(error))
  })
  expect(seen).toBe('Error: This run isn’t there any more. Run the sample again.')
  await run(page, COUNTER)
  expect(await page.evaluate(() => harness.ask({ ask: 'actions', store: 0, from: 0 }))).toHaveProperty('rows')
})

test('without a store, before a run and behind the next one, there is nobody to ask', async ({
  keptPage: page,
}) => {
  const ask = () =>
    page.evaluate(() =>
      harness.ask({ ask: 'actions', store: 0, from: 0 }).catch((error: unknown) => String(error)),
    )
  expect(await ask()).toContain('isn’t there any more')
  await run(
    page,
    "import { configureStore } from '@reduxjs/toolkit'\nconfigureStore({ reducer: () => 0, devTools: false })",
  )
  expect(await ask()).toContain('isn’t there any more')
  await run(page, COUNTER)
  expect(await ask()).toHaveProperty('rows')
  await run(page, '1')
  expect(await ask()).toContain('isn’t there any more')
})

test('samples see no window in a worker, and no extension', async ({ keptPage: page }) => {
  const code = [
    "import { configureStore } from '@reduxjs/toolkit'",
    'configureStore({ reducer: () => 0 })',
    "console.log(typeof window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in globalThis)",
  ].join('\n')
  expect(printedOf(await run(page, code))).toEqual(['undefined false'])
  expect(printedOf(await run(page, code, { hasScreen: true }))).toEqual(['object false'])
})

test('the page hears of many actions now and then, and of the last', async ({ keptPage: page }) => {
  const code = `${COUNTER}\nfor (let count = 0; count < 5000; count += 1) store.dispatch({ type: 'added', payload: 1 })`
  await run(page, code, { environment: 'production' })
  expect(await page.evaluate(() => harness.storesOf())).toMatchObject([{ last: 5001 }])
})
