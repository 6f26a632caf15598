/* Bundled by try-sandbox-parts.ts and served to a page: production builds expose nothing of the sandbox. */
import type { RunEvent, RunTask } from '../../src/shared/try-it/messages'
import type { TryEnvironment } from '../../src/shared/try-it/sample'
import { openSandbox, prepareSandbox, type Sandbox } from '../../src/try-it/sandbox'

let sandbox: Sandbox | undefined
let withScreen: Sandbox | undefined
const messages: string[] = []
addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)))

const sizes: number[] = []

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.id = 'screen-of-test'
  document.querySelector('main')?.prepend(place)
  return place
}

const harness = {
  /** What was posted to the window, which the sandbox never does. */
  messages,
  open(): Sandbox {
    sandbox ??= openSandbox('/')
    return sandbox
  },
  /** A sandbox whose screens are seen. */
  openWithScreen(): Sandbox {
    withScreen ??= openSandbox('/', { element: makePlace(), onSize: (height) => sizes.push(height) })
    return withScreen
  },
  /** What the screens said of their heights. */
  sizes,
  prepare: prepareSandbox,
  /** Runs a task to its end. */
  run: (task: Omit<RunTask, 'run'>, environment: TryEnvironment) =>
    new Promise<RunEvent[]>((resolve) => {
      const events: RunEvent[] = []
      const opened = task.hasScreen ? harness.openWithScreen() : harness.open()
      opened.run(task, environment, (event) => {
        events.push(event)
        if (event.type === 'ended') resolve(events)
      })
    }),
}

/** What tests call in the page. */
export type Harness = typeof harness

Object.assign(globalThis, { harness })
