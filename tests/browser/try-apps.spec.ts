import { expect, test } from './test'
import { openHarness, run } from './try-sandbox-parts'

test.beforeEach(({ keptPage }) => openHarness(keptPage))

const COUNTER = [
  "import { configureStore, createSlice } from '@reduxjs/toolkit'",
  "import { Provider, useSelector } from 'react-redux'",
  "const slice = createSlice({ name: 'seats', initialState: 3, reducers: { taken: (seats) => seats - 1 } })",
  'const store = configureStore({ reducer: { seats: slice.reducer } })',
  'const Seats = () => <p>{useSelector((state: { seats: number }) => state.seats)} seats</p>',
]

test('code of an app renders into #root, and React does not take it for a test', async ({
  keptPage: page,
}) => {
  const code = [
    ...COUNTER,
    "import { createRoot } from 'react-dom/client'",
    "createRoot(document.getElementById('root')!).render(<Provider store={store}><Seats /></Provider>)",
    'await new Promise((done) => setTimeout(done, 10))',
    'store.dispatch(slice.actions.taken())',
  ].join('\n')
  expect(await run(page, [{ name: 'src/main.tsx', code }], { hasScreen: true })).toEqual([
    { type: 'screen', text: '2 seats' },
    { type: 'ended', reason: 'done' },
  ])
})

test('Testing Library needs no setting, and React misses `act` only where code imports it', async ({
  keptPage: page,
}) => {
  const code = [
    ...COUNTER,
    "import { act, render } from '@testing-library/react'",
    'render(<Provider store={store}><Seats /></Provider>)',
    'store.dispatch(slice.actions.taken())',
  ].join('\n')
  const ofTest = { name: 'src/a.tsx', code, values: [{ from: 'react', name: 'act', line: 1, column: 1 }] }
  const [warning] = await run(page, [ofTest], { hasScreen: true })
  expect(warning).toMatchObject({ type: 'printed', text: expect.stringContaining('not wrapped in act') })
  expect(await run(page, [{ name: 'src/a.tsx', code }], { hasScreen: true })).toEqual([
    { type: 'screen', text: '2 seats' },
    { type: 'ended', reason: 'done' },
  ])
})

test('a component that the code only exports is shown, with the store of the run', async ({
  keptPage: page,
}) => {
  const files = [{ name: 'src/App.tsx', code: [...COUNTER, 'export default Seats'].join('\n') }]
  expect(await run(page, files, { hasScreen: true, shown: 'src/App.tsx' })).toEqual([
    { type: 'screen', text: '3 seats' },
    { type: 'ended', reason: 'done' },
  ])
})

test('with two stores, none is chosen', async ({ keptPage: page }) => {
  const code = [...COUNTER, 'configureStore({ reducer: () => 0 })', 'export default Seats'].join('\n')
  const events = await run(page, [{ name: 'src/App.tsx', code }], { hasScreen: true, shown: 'src/App.tsx' })
  expect(events[0]).toMatchObject({ type: 'error', text: expect.stringContaining('react-redux context') })
})
