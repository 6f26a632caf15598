import type { RunEvent, RunTask } from '../../../../src/shared/try-it/messages'
import type { TrySample } from '../../../../src/shared/try-it/sample'
import type { Claim } from '../../../../src/try-it/claims'
import type { ReadClaims, Sandbox } from '../../../../src/try-it/editor'

/** A sandbox that runs nothing: tests say what came of a run. */
export interface FakeSandbox extends Sandbox {
  tasks: RunTask[]
  /** What became of the sandbox, in order. */
  calls: string[]
  /** Says something in the name of a run; of the last one unless told. */
  say(event: RunEvent, run?: number): void
}

/** Makes a sandbox that records its tasks. */
export function fakeSandbox(): FakeSandbox {
  const listeners: ((event: RunEvent) => void)[] = []
  const fake: FakeSandbox = {
    tasks: [],
    calls: [],
    run(task, _environment, onEvent) {
      fake.tasks.push(task)
      listeners.push(onEvent)
    },
    stop: () => void fake.calls.push('stop'),
    close: () => void fake.calls.push('close'),
    say: (event, run = listeners.length - 1) => listeners[run]?.(event),
  }
  return fake
}

/** Reads claims by their comments alone, which is enough for lines of one statement. `syntax error` can't be parsed. */
export const fakeReadClaims: ReadClaims = (_name, code, firstNumber) => {
  const broken = code.split('\n').findIndex((line) => line.includes('syntax error'))
  if (broken >= 0) {
    throw Object.assign(new SyntaxError('Unexpected token'), { loc: { line: broken + 1, column: 4 } })
  }
  const found = [...code.matchAll(/\/\/ (→|throws) .*/g)]
  const claims = found.map(({ 0: text, 1: sign, index }, place): Claim => ({
    number: firstNumber + place,
    kind: sign === '→' ? 'value' : 'throws',
    from: index,
    to: index + text.length,
  }))
  const untestable = code.split('\n').findIndex((line) => line.startsWith('// →'))
  const faults = untestable < 0 ? [] : [{ line: untestable + 1, message: 'There is no statement before it.' }]
  return { claims, code: `/* read */${code}`, imports: [], faults }
}

/** A sample with a file of its own that claims three things, and one of its page. */
export const SAMPLE: TrySample = {
  files: [
    {
      name: 'src/total.ts',
      code: "import { cart } from './cart'\ncart.length // → 2\ncart[0] // → 'tea'\nfail() // throws no",
      javascript: "import { cart } from './cart'\ncart.length // → 2",
    },
    { name: 'src/cart.ts', code: "export const cart: string[] = ['tea', 'cake']" },
  ],
  own: 1,
  server: 'tickets',
  environment: 'production',
}

/** A sample with a single file. */
export const SINGLE: TrySample = {
  files: [{ name: 'src/one.ts', code: '1 + 1 // → 2' }],
  own: 1,
  environment: 'development',
}
