import type { ServerConditions } from '../../../sample-runtime/protocol/messages'
import type { Sandbox } from '../sandbox'

/** How the reader wants the server to answer, in all runs until it is forgotten. */
export interface ChosenServer {
  /** Absent as long as the reader leaves that to the sample. */
  conditions: () => ServerConditions | undefined
  choose(conditions: ServerConditions): void
  forget(): void
}

/** Remembers the reader's choice: a run begins with a new server, which knows nothing of it. */
export function makeChosenServer(): ChosenServer {
  let chosen: ServerConditions | undefined
  return {
    conditions: () => chosen,
    choose: (conditions) => void (chosen = conditions),
    forget: () => void (chosen = undefined),
  }
}

/** Makes each run of a sandbox begin with the server that the reader has chosen. */
export function withChosenServer(sandbox: Sandbox, { conditions }: ChosenServer): Sandbox {
  return {
    run(task, environment, onEvent) {
      const chosen = conditions()
      sandbox.run(chosen ? { ...task, conditions: chosen } : task, environment, onEvent)
    },
    setServer: (changed) => sandbox.setServer(changed),
    ask: sandbox.ask,
    stop: () => sandbox.stop(),
    close: () => sandbox.close(),
  }
}
