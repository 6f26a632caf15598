/* Bundled by try-sandbox-parts.ts and served to a page: production builds expose nothing of the sandbox. */
import type { RunEvent, RunTask } from '../../src/shared/try-it/messages'
import type { TryEnvironment } from '../../src/shared/try-it/sample'
import { openSandbox, prepareSandbox, type Sandbox } from '../../src/try-it/sandbox'

let sandbox: Sandbox | undefined
const messages: string[] = []
addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)))

const harness = {
  /** What was posted to the window, which the sandbox never does. */
  messages,
  open(): Sandbox {
    sandbox ??= openSandbox('/')
    return sandbox
  },
  prepare: prepareSandbox,
  /** Runs a task to its end. */
  run: (task: Omit<RunTask, 'run'>, environment: TryEnvironment) =>
    new Promise<RunEvent[]>((resolve) => {
      const events: RunEvent[] = []
      harness.open().run(task, environment, (event) => {
        events.push(event)
        if (event.type === 'ended') resolve(events)
      })
    }),
}

/** What tests call in the page. */
export type Harness = typeof harness

Object.assign(globalThis, { harness })
