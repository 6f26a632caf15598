import { FileSyntaxError, toJavaScript, type FilePlace, type JavaScript } from '../core/transform'
import type { EarlyError, ImportedValue, RunFile } from '../protocol/messages'
import { IMPORT, META } from './body-names'

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
