import { expect, test } from 'vitest'

import { fence, diagnosticsOf } from './run-page'

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
  const [first, second, ...others] = await diagnosticsOf(page, 1500)
  expect(first).toBe(ENDLESS)
  expect(second).toMatch(/Expected: 1\nActual: {3}undefined$/)
  expect(others).toEqual([])
})

test('Ending the process ends only the fence.', async () => {
  const page = fence('ts run', 'process.exit(0)') + fence('ts run', '1 // → 2')
  expect(await diagnosticsOf(page)).toEqual([
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
  expect(await diagnosticsOf(page, 500)).toEqual([])
})
