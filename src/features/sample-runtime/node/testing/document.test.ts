import { expect, test } from 'vitest'

import { fence, getDiagnostics, runPages } from './run-page'

const COUNTER = fence(
  'tsx title="src/Counter.tsx"',
  "import { configureStore, createSlice } from '@reduxjs/toolkit'",
  "import { Provider, useDispatch, useSelector } from 'react-redux'",
  "const cups = createSlice({ name: 'cups', initialState: 0, reducers: { added: (count) => count + 1 } })",
  'const makeStore = () => configureStore({ reducer: { cups: cups.reducer } })',
  'function Cups() {',
  '  const count = useSelector((state: { cups: number }) => state.cups)',
  '  const dispatch = useDispatch()',
  '  return <button onClick={() => setTimeout(() => dispatch(cups.actions.added()), 400)}>{count} cups</button>',
  '}',
  'export const App = () => <Provider store={makeStore()}><Cups /></Provider>',
)

test('A component of React-Redux is rendered, clicked and awaited; the next fence begins with an empty page.', async () => {
  const use = fence(
    'tsx dom',
    "import { render, screen, waitFor } from '@testing-library/react'",
    "import userEvent from '@testing-library/user-event'",
    "import { App } from './Counter'",
    'document.body.innerHTML // → \'<div id="root"></div>\'',
    "localStorage.getItem('seen') // → null",
    "localStorage.setItem('seen', 'yes')",
    'render(<App />)',
    'const user = userEvent.setup()',
    "await user.click(screen.getByRole('button'))",
    "screen.getByRole('button').textContent // → '0 cups'",
    ";(await screen.findByText('1 cups')).tagName // → 'BUTTON'",
    "await user.click(screen.getByRole('button'))",
    "await waitFor(() => screen.getByText('2 cups'))",
    "screen.getByRole('button').textContent // → '2 cups'",
  )
  expect(await getDiagnostics(COUNTER + use + use)).toEqual([])
})

test('What an event handler throws is a problem at its place.', async () => {
  const page = fence(
    'tsx dom',
    "import { fireEvent, render, screen } from '@testing-library/react'",
    "render(<button onClick={() => { throw new Error('jammed') }}>Print</button>)",
    "fireEvent.click(screen.getByText('Print'))",
  )
  expect(await getDiagnostics(page)).toEqual([expect.stringMatching(/^3:39 This throws Error: jammed/)])
})

test('A state change outside act prints a warning, which the page does not show.', async () => {
  const page = fence(
    'tsx dom',
    "import { useState } from 'react'",
    "import { render } from '@testing-library/react'",
    'let change = (_next: number): void => {}',
    'function Box() {',
    '  const [value, setValue] = useState(0)',
    '  change = setValue',
    '  return <p>{value}</p>',
    '}',
    'render(<Box />)',
    'change(1)',
  )
  const [diagnostic] = await getDiagnostics(page)
  expect(diagnostic).toContain('not wrapped in act')
})

test('A form is read and sent as in a browser.', async () => {
  const page = fence(
    'tsx dom server="tickets"',
    "import { render, screen } from '@testing-library/react'",
    "import { server } from 'simulated-server'",
    'render(<form aria-label="new"><input name="title" defaultValue="Lamp flickers" /></form>)',
    "const form = screen.getByRole<HTMLFormElement>('form')",
    'const fields = new FormData(form)',
    "fields.get('title') // → 'Lamp flickers'",
    "await fetch('https://tickets.example/api/tickets', { method: 'POST', body: fields })",
    "server.requests[0]?.body // → { title: 'Lamp flickers' }",
    "window.location.href // → 'https://app.example/'",
    'let focused = 0',
    "window.addEventListener('focus', () => { focused += 1 })",
    "window.dispatchEvent(new Event('focus'))",
    'focused // → 1',
  )
  expect(await getDiagnostics(page)).toEqual([])
})

test('Without the tag there is no document.', async () => {
  expect(
    await getDiagnostics(
      fence('ts run', 'typeof document // → "undefined"', 'typeof window // → "undefined"'),
    ),
  ).toEqual([])
})

test('The screen at the end of a run is told in lines, with its controls and without hidden parts.', async () => {
  const html = [
    '<h1>Orders</h1><p>Two  are <b>open</b>.</p><p hidden>secret</p><style>p { color: red }</style>',
    '<ul><li>Tea <button>Cancel</button></li><li>Milk <button disabled>Cancel</button></li></ul>',
    '<label>Name <input value="Ada"></label><label>Note <input></label><label><input type="checkbox" checked> Paid</label>',
    '<select><option>new</option><option selected>old</option></select>',
    '<table><tr><th>Cup</th><td>3</td></tr></table>',
  ].join('')
  const [outcome] = await runPages([fence('tsx dom', `document.body.innerHTML = ${JSON.stringify(html)}`)])
  expect(outcome?.record?.screen).toEqual([
    'Orders',
    'Two are open.',
    '• Tea [Cancel]',
    '• Milk [Cancel] (disabled)',
    'Name _Ada_ Note ____ ☑ Paid [old ▾]',
    'Cup | 3',
  ])
})

test('The requests of a run are those that its simulated server answered.', async () => {
  const calls = [
    "await fetch('https://shop.example/api/products')",
    "await fetch('https://shop.example/api/nothing')",
  ]
  const [outcome, other] = await runPages([
    fence('ts run server="shop"', ...calls) + fence('ts run', '1 // → 1'),
  ])
  expect(outcome?.record?.requests).toEqual(['GET /products 200', 'GET /nothing 404'])
  expect(other?.record).toEqual({ checks: 1, screen: [], requests: [] })
})
