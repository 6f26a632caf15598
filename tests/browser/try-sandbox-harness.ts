/* Bundled by try-sandbox-parts.ts and served to a page: production builds expose nothing of the sandbox. */
import type { RunEvent, RunTask } from '../../src/features/sample-runtime/protocol/messages'
import type { TryEnvironment } from '../../src/features/sample-runtime/protocol/sample'
import { openSandbox, prepareSandbox, type Sandbox } from '../../src/features/sample-editor/client/sandbox'

/** Sandboxes side by side: without a screen, and with one. */
const hidden: Sandbox[] = []
const seen: Sandbox[] = []
const messages: string[] = []
addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)))

const sizes: number[] = []

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.className = 'screen-of-test'
  document.querySelector('main')?.prepend(place)
  return place
}

const harness = {
  /** What was posted to the window, which the sandbox never does. */
  messages,
  open(lane = 0): Sandbox {
    return (hidden[lane] ??= openSandbox('/'))
  },
  /** A sandbox whose screens are seen. */
  openWithScreen(lane = 0): Sandbox {
    return (seen[lane] ??= openSandbox('/', {
      element: makePlace(),
      onSize: (height) => sizes.push(height),
    }))
  },
  /** What the screens said of their heights. */
  sizes,
  prepare: prepareSandbox,
  /** Runs a task to its end. Tasks of different lanes run at the same time. */
  run: (task: Omit<RunTask, 'run'>, environment: TryEnvironment, lane = 0) =>
    new Promise<RunEvent[]>((resolve) => {
      const events: RunEvent[] = []
      const opened = task.hasScreen ? harness.openWithScreen(lane) : harness.open(lane)
      opened.run(task, environment, (event) => {
        events.push(event)
        if (event.type === 'ended') resolve(events)
      })
    }),
}

/** What tests call in the page. */
export type Harness = typeof harness

Object.assign(globalThis, { harness })
