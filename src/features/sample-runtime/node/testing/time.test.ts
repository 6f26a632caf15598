import { expect, test } from 'vitest'

import { fence, diagnosticsOf } from './run-page'

const run = (...lines: string[]) => diagnosticsOf(fence('ts run', ...lines))

test('Waiting an hour takes no time, and the clocks say that an hour passed.', async () => {
  const code = [
    'const start = performance.now()',
    'new Date().toISOString() // → "2026-01-01T00:00:00.000Z"',
    'await new Promise((resolve) => setTimeout(resolve, 3_600_000))',
    'new Date().toISOString() // → "2026-01-01T01:00:00.000Z"',
    'Date.now() - Date.UTC(2026, 0, 1) // → 3_600_000',
    'performance.now() - start // → 3_600_000',
  ]
  expect(await run(...code)).toEqual([])
})

test('Each fence begins at the same date, without the timers of the one before.', async () => {
  const first = fence(
    'ts run',
    // Longer than a fence waits for what it doesn't await.
    "setTimeout(() => console.log('left over'), 70_000)",
    'await new Promise((done) => setTimeout(done, 1))',
  )
  const second = fence(
    'ts run',
    'Date.now() // → Date.UTC(2026, 0, 1)',
    'await new Promise((done) => setTimeout(done, 80_000))',
    'Date.now() // → Date.UTC(2026, 0, 1) + 80_000',
  )
  expect(await diagnosticsOf(first + second)).toEqual([])
})

test('Timers come due in their order, and promises between them.', async () => {
  const code = [
    'const order: string[] = []',
    "setTimeout(() => order.push('20 ms'), 20)",
    "setTimeout(() => { order.push('10 ms'); void Promise.resolve().then(() => order.push('at once')) }, 10)",
    "const beat = setInterval(() => order.push('15 ms'), 15)",
    'await new Promise((resolve) => setTimeout(resolve, 21))',
    'clearInterval(beat)',
    "order // → ['10 ms', 'at once', '15 ms', '20 ms']",
  ]
  expect(await run(...code)).toEqual([])
})

test('A package that loads does not let time pass.', async () => {
  const code = [
    "const timeout = new Promise((resolve) => setTimeout(() => resolve('too late'), 1000))",
    "const loaded = import('@testing-library/user-event').then(() => 'loaded')",
    "await Promise.race([timeout, loaded]) // → 'loaded'",
  ]
  expect(await run(...code)).toEqual([])
})

test('AbortSignal.timeout and the promises of node:timers follow the same clock.', async () => {
  const code = [
    "import { setTimeout as wait } from 'node:timers/promises'",
    'const signal = AbortSignal.timeout(5000)',
    'await wait(4999)',
    'signal.aborted // → false',
    'await wait(1)',
    "signal.reason.name // → 'TimeoutError'",
  ]
  expect(await run(...code)).toEqual([])
})

test('A date is an ordinary date.', async () => {
  const code = [
    'new Date().constructor === Date // → true',
    'new Date() instanceof Date // → true',
    'typeof Date() // → "string"',
    'class Day extends Date {}',
    'new Day().getFullYear() // → 2026',
    'new Day() instanceof Day // → true',
  ]
  expect(await run(...code)).toEqual([])
})

test('What nothing awaits is executed, as in Node, and what never ends is ended.', async () => {
  const page = fence(
    'ts run',
    "setTimeout(() => console.log('late'), 30_000)",
    'setInterval(() => undefined, 1_000)',
    "setTimeout(() => console.log('too late'), 3_600_000)",
  )
  const diagnostics = await diagnosticsOf(page)
  expect(diagnostics.join('\n')).toContain('This prints\nlate\nbut')
  expect(diagnostics.join('\n')).not.toContain('too late')
})
