import { expect, test } from 'vitest'

import { fence, runPages } from './run-page'

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
