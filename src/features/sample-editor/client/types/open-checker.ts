import { makeService, type CheckOutcome, type CheckService } from './service'
import type { CheckedFile } from './messages'
import { startWorker } from './start-worker'

/** An editor's part in the worker that all editors of a page share. */
export interface TypeChecker {
  check(files: readonly CheckedFile[]): Promise<CheckOutcome>
  /** The last one that closes ends the worker. */
  close(): void
}

let service: CheckService | undefined
let users = 0

/** Opens a checker; its first check loads the compiler. */
export function openTypeChecker(start = startWorker): TypeChecker {
  const shared = (service ??= makeService(start))
  users += 1
  let isOpen = true
  return {
    check: (files) => shared.check(files),
    close() {
      if (!isOpen) return
      isOpen = false
      users -= 1
      if (users > 0) return
      shared.end()
      service = undefined
    },
  }
}
