import { IMPORT, META } from './body-names'

/** A promise if something is still to be waited for; otherwise everything has happened already. */
export type Pending = Promise<unknown> | undefined

/** The code of a file: `require`, `exports`, `import.meta`, `import()`, and what refuses to wait. */
type Body = (...values: unknown[]) => Pending

/** A file that the engine refuses. It doesn't say where, so the code is kept. */
export class RefusedFile extends SyntaxError {
  constructor(
    message: string,
    readonly file: string,
    readonly code: string,
  ) {
    super(message)
  }
}

// Inside the worker, there is no other name for it.
const AsyncFunction = (async () => Promise.resolve()).constructor as new (...texts: string[]) => Body
const SyncFunction = Function as unknown as new (...texts: string[]) => Body

/** What means something else in a function that isn't async. */
const AMBIGUOUS_AWAIT = /\bawait\s*[([`+\-/]/

/**
 * Makes a function of a file's code.
 *
 * @param isNeededAtOnce - then `await (value)` outside of functions is a call of the last argument
 * @throws RefusedFile
 */
export function makeBody(code: string, name: string, isNeededAtOnce: boolean): Body {
  try {
    return functionOf(`${code}\n//# sourceURL=${name}`, isNeededAtOnce)
  } catch (error) {
    throw new RefusedFile(error instanceof Error ? error.message : String(error), name, code)
  }
}

/** Only a file with top-level `await` is an async function. */
function functionOf(code: string, isNeededAtOnce: boolean): Body {
  const names = ['require', 'exports', META, IMPORT]
  if (!isNeededAtOnce && AMBIGUOUS_AWAIT.test(code)) return new AsyncFunction(...names, code)
  try {
    return new SyncFunction(...names, ...(isNeededAtOnce ? ['await'] : []), code)
  } catch {
    return new AsyncFunction(...names, code)
  }
}
