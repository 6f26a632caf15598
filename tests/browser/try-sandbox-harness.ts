/* Bundled by try-sandbox-parts.ts and served to a page: production builds expose nothing of the sandbox. */
import type { Asker, QuestionBody } from '../../src/features/store-inspector/protocol/messages'
import type { StoreSummary } from '../../src/features/store-inspector/protocol/messages'
import type { RunEvent, RunTask } from '../../src/features/sample-runtime/protocol/messages'
import type { TryEnvironment } from '../../src/features/sample-runtime/protocol/sample'
import { openSandbox, prepareSandbox, type Sandbox } from '../../src/features/sample-editor/client/sandbox'

/** Sandboxes side by side: without a screen, and with one. */
const hidden: Sandbox[] = []
const seen: Sandbox[] = []
const messages: string[] = []
addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)))

const sizes: number[] = []

/** What each sandbox has said of the stores of its last run. */
const stores = new Map<Sandbox, readonly StoreSummary[]>()

function open(screen?: Parameters<typeof openSandbox>[0]): Sandbox {
  const sandbox = openSandbox(screen, {
    onStores: (all) => stores.set(sandbox, all),
    onLost: () => undefined,
  })
  return sandbox
}

/** All that can be asked about a store. */
const questionsFor = (store: number, action: number): QuestionBody[] => [
  { ask: 'actions', store, from: 0 },
  { ask: 'moment', store, action },
  { ask: 'moment', store, action: 0 },
  { ask: 'caches', store },
  { ask: 'caches', store, action },
  { ask: 'switch', store, action, isOff: true },
  { ask: 'show', store, action: 0 },
  { ask: 'show', store },
  { ask: 'find', store, text: 'typed changed:state' },
  { ask: 'snapshot', store },
  { ask: 'export', store },
  { ask: 'test', store, actions: [action] },
  { ask: 'replace', store, action, text: "{ type: 'replaced' }" },
  { ask: 'dispatch', store, text: "{ type: 'typed' }" },
  { ask: 'actions', store, from: action },
]

function createPlace(): HTMLElement {
  const place = document.createElement('div')
  place.className = 'screen-of-test'
  document.querySelector('main')?.prepend(place)
  return place
}

const harness = {
  /** What was posted to the window, which the sandbox never does. */
  messages,
  open(lane = 0): Sandbox {
    return (hidden[lane] ??= open())
  },
  /** A sandbox whose screens are seen. */
  openWithScreen(lane = 0): Sandbox {
    return (seen[lane] ??= open({
      element: createPlace(),
      onSize: (height) => sizes.push(height),
    }))
  },
  /** What was said of the stores of the last run. */
  getStores: (hasScreen = false, lane = 0): readonly StoreSummary[] =>
    stores.get(hasScreen ? harness.openWithScreen(lane) : harness.open(lane)) ?? [],
  /** Asks about a store of the last run. */
  ask: ((question: never) => harness.open().ask(question)) as Asker,
  /** Asks all about the stores of the last run, one question after the other, and gives the answers or what they lack. */
  async askAll(hasScreen = false, lane = 0): Promise<unknown[]> {
    const sandbox = hasScreen ? harness.openWithScreen(lane) : harness.open(lane)
    const answers: unknown[] = []
    for (const { store, last } of harness.getStores(hasScreen, lane).slice(0, 2)) {
      for (const question of questionsFor(store, last))
        answers.push(await sandbox.ask(question).catch((error: unknown) => String(error)))
    }
    return answers
  },
  /** What the screens said of their heights. */
  sizes,
  prepare: prepareSandbox,
  /** Runs a task to its end. Tasks of different lanes run at the same time. */
  run: (task: Omit<RunTask, 'run'>, environment: TryEnvironment, lane = 0) =>
    new Promise<RunEvent[]>((resolve) => {
      const events: RunEvent[] = []
      const opened = task.hasScreen ? harness.openWithScreen(lane) : harness.open(lane)
      stores.delete(opened)
      opened.run(task, environment, (event) => {
        events.push(event)
        if (event.type === 'ended') resolve(events)
      })
    }),
}

/** What tests call in the page. */
export type Harness = typeof harness

Object.assign(globalThis, { harness })
