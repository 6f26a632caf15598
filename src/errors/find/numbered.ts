import type { ErrorCode } from '../error-code'
import type { KnownError } from '../known-error'
import { REMEDIES } from '../remedies'
import { templateOf } from '../template-parts'

/**
 * Wordings of errors whose message has hardly a fixed word: those that the library really makes of it. Others that
 * end alike are none of its own.
 */
const REAL_WORDINGS: Readonly<Record<number, readonly [string, ...string[]]>> = {
  32: ['options.listener is not a function', 'taskExecutor is not a function', 'onError is not a function'],
}

/** Makes of the numbered errors of Redux Toolkit what the search goes through. */
export function numberedErrors(codes: readonly ErrorCode[]): KnownError[] {
  return codes.flatMap(({ code, message }) => {
    const remedy = REMEDIES[code]
    if (remedy === undefined) return []
    return [
      {
        ...remedy,
        id: `code-${code}`,
        title: `Error ${code}`,
        kind: 'error' as const,
        messages: REAL_WORDINGS[code] ?? [templateOf(message)],
        codes: [`rtk-${code}`],
      },
    ]
  })
}
