import type { RunEvent, RunTask } from '../../../../sample-runtime/protocol/messages'
import type { TrySample, TryText } from '../../../../sample-runtime/protocol/sample'
import type { Sandbox } from '../../sandbox'
import type { CheckedFile, TypeDiagnostic } from '../../types/messages'
import type { TypeChecker, CheckOutcome } from '../../types/service'

/** A sandbox that runs nothing: tests say what came of a run. */
export interface FakeSandbox extends Sandbox {
  tasks: Omit<RunTask, 'run'>[]
  /** What became of the sandbox, in order. */
  calls: string[]
  /** Whether the last run can go on. */
  isThere: boolean
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
    wait: () => {
      fake.calls.push('wait')
      return fake.isThere
    },
    isThere: true,
    ask: () => Promise.reject(new Error('Nothing runs here.')),
    setServer: ({ latency }) => void fake.calls.push(`latency ${latency}`),
    stop: () => void fake.calls.push('stop'),
    close: () => void fake.calls.push('close'),
    say: (event, run = listeners.length - 1) => listeners[run]?.(event),
  }
  return fake
}

/** A checker that checks nothing: tests say what came of a check. */
export interface FakeChecker extends TypeChecker {
  /** The files of each check. */
  checks: (readonly CheckedFile[])[]
  isClosed: boolean
  /** Answers the last check. */
  answer(outcome: CheckOutcome): Promise<void>
}

/** Makes a checker that records what it is asked. */
export function fakeChecker(): FakeChecker {
  let resolve: (outcome: CheckOutcome) => void = () => undefined
  const fake: FakeChecker = {
    checks: [],
    isClosed: false,
    check(files) {
      fake.checks.push(files)
      return new Promise((settle) => (resolve = settle))
    },
    close: () => void (fake.isClosed = true),
    async answer(outcome) {
      resolve(outcome)
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    },
  }
  return fake
}

/** An error in a file. */
export function diagnosticAt(
  file: string,
  line: number,
  from: number,
  to: number,
  text: string,
): TypeDiagnostic {
  return { file, line, column: 1, from, to, text }
}

/** A text of which nothing is hidden. */
export const shown = (code: string): TryText => ({ code, hidden: [] })

/** A sample with a file of its own that claims three things, and one of its page. */
export const SAMPLE: TrySample = {
  files: [
    {
      name: 'src/total.ts',
      typescript: shown(
        "import { cart } from './cart'\ncart.length // → 2\ncart[0] // → 'tea'\nfail() // throws no",
      ),
      javascript: shown("import { cart } from './cart'\ncart.length // → 2"),
    },
    { name: 'src/cart.ts', typescript: shown("export const cart: string[] = ['tea', 'cake']") },
  ],
  own: 1,
  server: 'tickets',
  environment: 'production',
}

/** A sample with a single file. */
export const SINGLE: TrySample = {
  files: [{ name: 'src/one.ts', typescript: shown('1 + 1 // → 2') }],
  own: 1,
  environment: 'development',
}
