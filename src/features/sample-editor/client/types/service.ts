import type { CheckedFile, TypeDiagnostic } from './messages'
import { type CheckerWorker, startWorker } from './start-worker'

/** What came of a check. */
export type CheckOutcome =
  | { is: 'checked'; diagnostics: readonly TypeDiagnostic[] }
  | { is: 'not loaded' }
  | { is: 'too long' }
  | { is: 'failed' }

/** Milliseconds after which a check is ended: types can be computed without an end. */
const LONGEST = 20_000

/** An editor's part in the worker that all editors of a page share. */
export interface TypeChecker {
  check(files: readonly CheckedFile[]): Promise<CheckOutcome>
  /** The last one that closes ends the worker. Checks that are still running then get no result. */
  close(): void
}

let worker: Promise<CheckerWorker> | undefined
let users = 0
/** The last check that was asked for: the worker gets one project after the other. */
let last: Promise<unknown> = Promise.resolve()

/** Opens a checker; its first check loads the compiler, and so does the next one after the worker was ended. */
export function openTypeChecker(start = startWorker): TypeChecker {
  users += 1
  let isOpen = true
  return {
    check(files) {
      const outcome = last.then(() => (isOpen ? checkNow(start, files) : ({ is: 'failed' } as const)))
      last = outcome
      return outcome
    },
    close() {
      if (!isOpen) return
      isOpen = false
      users -= 1
      if (users > 0) return
      last = Promise.resolve()
      endWorker(worker)
    },
  }
}

/** Does nothing for a worker that another one has replaced. */
function endWorker(ended: Promise<CheckerWorker> | undefined): void {
  if (ended === undefined || ended !== worker) return
  worker = undefined
  // It may still be starting.
  ended.then((started) => started.terminate()).catch(() => undefined)
}

async function checkNow(start: typeof startWorker, files: readonly CheckedFile[]): Promise<CheckOutcome> {
  const mine = (worker ??= start())
  try {
    const ready = await mine
    return await new Promise((resolve) => {
      const giveUp = (is: 'too long' | 'failed'): void => {
        clearTimeout(timer)
        endWorker(mine)
        resolve({ is })
      }
      const timer = setTimeout(() => giveUp('too long'), LONGEST)
      ready.onerror = () => giveUp('failed')
      ready.onmessage = ({ data }) => {
        clearTimeout(timer)
        resolve(data.type === 'checked' ? { is: 'checked', diagnostics: data.diagnostics } : { is: 'failed' })
      }
      ready.postMessage({ type: 'check', files })
    })
  } catch {
    if (worker === mine) worker = undefined
    return { is: 'not loaded' }
  }
}
