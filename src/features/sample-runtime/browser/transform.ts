import { FileSyntaxError, toJavaScript, type FilePlace, type JavaScript } from '../core/transform'
import type { EarlyError, ImportedValue, RunFile } from '../protocol/messages'
import { IMPORT, META } from './protocol'

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
export function createBody(code: string, name: string, isNeededAtOnce: boolean): Body {
  try {
    // What readers type later is evaluated among the names of the file.
    const scope = `;${META}.sample.scope?.((text) => eval(text))`
    return getFunction(`${code}\n${scope}\n//# sourceURL=${name}`, isNeededAtOnce)
  } catch (error) {
    throw new RefusedFile(error instanceof Error ? error.message : String(error), name, code)
  }
}

/** Only a file with top-level `await` is an async function. */
function getFunction(code: string, isNeededAtOnce: boolean): Body {
  const names = ['require', 'exports', META, IMPORT]
  if (!isNeededAtOnce && AMBIGUOUS_AWAIT.test(code)) return new AsyncFunction(...names, code)
  try {
    return new SyncFunction(...names, ...(isNeededAtOnce ? ['await'] : []), code)
  } catch {
    return new AsyncFunction(...names, code)
  }
}

/** A file as it is evaluated: the body of a function. */
export interface TransformedFile extends JavaScript {
  /** What its `import` and `export … from` statements load, as written; perhaps also what merely looks like one. */
  loads: string[]
  /** What it needs others to export. */
  values: readonly ImportedValue[]
}

/** How Sucrase writes `import()`. */
const DYNAMIC_IMPORT = 'Promise.resolve().then(() => _interopRequireWildcard(require('
/**
 * How Sucrase writes `export const { a } = b`, and what becomes of `export const [a] = b`. Neither ends the statement in
 * the line before, which has no semicolon of its own. As long as before, so that columns stay.
 */
const EXPORTED_OBJECT = /^( *)\( \{/gm
const EXPORTED_ARRAY = /^export (const|let|var) \[/gm
/** Code, not text: what comes after a quote is left alone. */
const META_IN_CODE = /(?<!['"`\w.$])import\.meta\b/g
const LOADED = /\brequire\((['"])([^'"\n]+)\1\)/g

/**
 * Turns TypeScript into the body of an async function, which loads modules by `require`. All lines stay where they are.
 *
 * @throws FileSyntaxError
 */
export function transformFile({ name, code, values = [], errors: [error] = [] }: RunFile): TransformedFile {
  const text = code.replace(META_IN_CODE, META).replace(EXPORTED_ARRAY, ';export $1[')
  const { code: output, originalPlace } = toJavaScriptUnless(error, name, text)
  const evaluated = output.replaceAll(DYNAMIC_IMPORT, `((${IMPORT}(`).replace(EXPORTED_OBJECT, '$1;({')
  return {
    code: evaluated,
    values,
    loads: [...evaluated.matchAll(LOADED)].map(([, , specifier = '']) => specifier),
    originalPlace,
  }
}

/** What was found before comes first, unless Sucrase stops above it. */
function toJavaScriptUnless(error: EarlyError | undefined, name: string, text: string): JavaScript {
  let found: unknown
  try {
    const javascript = toJavaScript(name, text, ['imports'])
    if (!error) return javascript
  } catch (other) {
    found = other
  }
  if (error && !(found instanceof FileSyntaxError && isBefore(found.where, error)))
    throw new FileSyntaxError(error.message, name, error)
  throw found
}

function isBefore(one: FilePlace, other: FilePlace): boolean {
  return one.line < other.line || (one.line === other.line && one.column < other.column)
}
