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

/** Components of other styles than those of the pages. */
const STYLES: Readonly<Record<string, string>> = {
  'that the code only exports': [...COUNTER, 'export default Seats'].join('\n'),
  'of a class, connected': [
    "import { Component } from 'react'",
    "import { connect } from 'react-redux'",
    ...COUNTER,
    'class Row extends Component<{ count: number }> {',
    "  state = { unit: 'seats' }",
    '  render() { return <p>{this.props.count} {this.state.unit}</p> }',
    '}',
    'export default connect((state: { seats: number }) => ({ count: state.seats }))(Row)',
  ].join('\n'),
  'of JavaScript': [
    "import { useState } from 'react'",
    'function Seats({ start }) { const [count] = useState(start); return <p>{count} seats</p> }',
    'Seats.defaultProps = {}',
    'const App = () => <Seats start={3} />',
    'export { App as default }',
  ].join('\n'),
}

test('a component is shown, with the store of the run, and with none of two', async ({ keptPage: page }) => {
  const shown = (code: string) =>
    run(page, [{ name: 'src/App.tsx', code }], { hasScreen: true, shown: 'src/App.tsx' })
  for (const [style, code] of Object.entries(STYLES))
    expect.soft(await shown(code), style).toEqual([
      { type: 'screen', text: '3 seats' },
      { type: 'ended', reason: 'done' },
    ])
  const [error] = await shown(
    [...COUNTER, 'configureStore({ reducer: () => 0 })', 'export default Seats'].join('\n'),
  )
  expect(error).toMatchObject({ type: 'error', text: expect.stringContaining('react-redux context') })
})

/** What React finds wrong by itself, outside of the code that is wrong; with the line of that code. */
const FOUND_BY_REACT: readonly (readonly [says: string, line: number, code: string])[] = [
  [
    'Too many re-renders',
    2,
    '\nfunction App() {\n  const [n, setN] = useState(0)\n  setN(n + 1)\n  return <p>{n}</p>\n}',
  ],
  [
    'Objects are not valid',
    3,
    'function Seat() {\n  const seat: any = { row: 2 }\n  return <p>{seat}</p>\n}\nconst App = () => <Seat />',
  ],
  ['Element type is invalid', 2, 'const parts: any = {}\nconst App = () => <p><parts.Seat /></p>'],
  [
    'Rendered fewer hooks',
    1,
    'function App() {\n  const [n, setN] = useState(0)\n  useEffect(() => setN(1), [])\n  return n ? <i /> : <b>{useState(0)[0]}</b>\n}',
  ],
  [
    'Rendered more hooks',
    4,
    'function App() {\n  const [n, setN] = useState(0)\n  useEffect(() => setN(1), [])\n  if (n) useState(0)\n  return <p />\n}',
  ],
  ['unique "key" prop', 2, 'const App = () => <ul>{[1, 2].map((n) => (\n  <li>{n}</li>\n))}</ul>'],
  [
    'uncontrolled input',
    4,
    'function App() {\n  const [name, setName] = useState<string>()\n  useEffect(() => setName(""), [])\n  return <input value={name} onChange={() => {}} />\n}',
  ],
  [
    'returned a different result',
    3,
    'function Seats() {\n  const store = configureStore({ reducer: () => [1] })\n  const Row = () => <>{useSelector((seats: number[]) => seats.map(String))}</>\n  return <Provider store={store}><Row /></Provider>\n}\nconst App = Seats',
  ],
  ['is an async Client Component', 1, 'async function App() {\n  return <p />\n}'],
]
const IMPORTS = `import { useEffect, useState } from 'react'; import { Provider, useSelector } from 'react-redux'; import { configureStore } from '@reduxjs/toolkit'; import { render } from '@testing-library/react'; `

test('what React finds wrong has the line of the code', async ({ keptPage: page }) => {
  for (const [says, line, code] of FOUND_BY_REACT) {
    const [exported, rendered] = ['export default App', 'render(<App />)'].map((end) => [
      { name: 'src/App.tsx', code: `${IMPORTS}${code}\n${end}` },
    ])
    for (const events of [
      await run(page, exported ?? [], { hasScreen: true, shown: 'src/App.tsx' }),
      await run(page, rendered ?? [], { hasScreen: true }),
    ])
      expect.soft(events, says).toContainEqual(
        expect.objectContaining({
          text: expect.stringContaining(says),
          place: expect.objectContaining({ file: 'src/App.tsx', line }),
        }),
      )
  }
})

test('what libraries warn of is told from what the code prints', async ({ keptPage: page }) => {
  const code = `console.error('mine')\nexport default () => <p class="a">{console.error('mine, too')}</p>`
  const events = await run(page, [{ name: 'src/App.tsx', code }], { hasScreen: true, shown: 'src/App.tsx' })
  const printed = events.flatMap((event) => (event.type === 'printed' ? [[event.text, event.isWarning]] : []))
  expect(printed).toEqual([
    ['mine', undefined],
    ['mine, too', undefined],
    [expect.stringContaining('Invalid DOM property `class`'), true],
  ])
})

test('what a bundler would need for styles and images is left out, and said', async ({ keptPage: page }) => {
  const code = `import './App.css'\nimport logo from './logo.svg'\nexport default () => <p><img src={logo} alt="Tea" />Tea</p>`
  const events = await run(page, [{ name: 'src/App.tsx', code }], { hasScreen: true, shown: 'src/App.tsx' })
  expect(events).toMatchObject([
    { type: 'printed', text: expect.stringContaining('./App.css'), isWarning: true, place: { line: 1 } },
    { type: 'printed', text: expect.stringContaining('./logo.svg'), isWarning: true, place: { line: 2 } },
    { type: 'screen' },
    { type: 'ended', reason: 'done' },
  ])
})
