import { decode, type SourceMapMappings } from '@jridgewell/sourcemap-codec'
import { transform, type Transform } from 'sucrase'

import type { ImportedValue, RunFile } from '../protocol/messages'
import { IMPORT, META } from './body-names'

/** A place in a file; both count from 1. */
export interface FilePlace {
  line: number
  column: number
}

/** A file as it is evaluated: the body of a function. */
export interface TransformedFile {
  code: string
  /** What its `import` and `export … from` statements load, as written; perhaps also what merely looks like one. */
  loads: string[]
  /** What it needs others to export. */
  values: readonly ImportedValue[]
  /** Maps a place in the code to the text that the page sent. */
  originalPlace(place: FilePlace): FilePlace
}

/** A file that can't be read. Where the engine refuses it without a place, the code that it refused is known. */
export class FileSyntaxError extends SyntaxError {
  readonly file: string
  readonly where: FilePlace | { code: string }

  constructor(message: string, file: string, where: FilePlace | { code: string }) {
    super(message)
    this.name = 'SyntaxError'
    this.file = file
    this.where = where
  }
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
/** Sucrase leaves the names of namespaces without a value. Those that are only declared are types. */
const NAMESPACE = /^(?:export )?(?:namespace|module) +[\w$.]+ *\{/m
const NO_NAMESPACES = 'A namespace can’t run here: put its code into a file of its own, and import that.'
const LOADED = /\brequire\((['"])([^'"\n]+)\1\)/g

/**
 * Turns TypeScript into the body of an async function, which loads modules by `require`. All lines stay where they are.
 *
 * @throws FileSyntaxError
 */
export function transformFile({ name, code, values = [], errors: [error] = [] }: RunFile): TransformedFile {
  assertNoNamespace(name, code)
  const { code: output, sourceMap } = transformText(
    name,
    code.replace(META_IN_CODE, META).replace(EXPORTED_ARRAY, ';export $1['),
  )
  if (error) throw new FileSyntaxError(error.message, name, error)
  const evaluated = output.replaceAll(DYNAMIC_IMPORT, `((${IMPORT}(`).replace(EXPORTED_OBJECT, '$1;({')
  let mappings: SourceMapMappings | undefined
  return {
    code: evaluated,
    values,
    loads: [...evaluated.matchAll(LOADED)].map(([, , specifier = '']) => specifier),
    originalPlace(place) {
      mappings ??= decode(sourceMap?.mappings ?? '')
      return originalPlace(mappings, place)
    },
  }
}

function assertNoNamespace(name: string, code: string): void {
  const found = NAMESPACE.exec(code)
  if (!found) return
  const line = code.slice(0, found.index).split('\n').length
  throw new FileSyntaxError(NO_NAMESPACES, name, { line, column: 1 })
}

function transformText(name: string, code: string): ReturnType<typeof transform> {
  // `<T>value` is a cast in a file without JSX.
  const transforms: Transform[] = [
    'typescript',
    'imports',
    ...(/\.(?:[jt]sx|js)$/.test(name) ? (['jsx'] as const) : []),
  ]
  try {
    return transform(code, {
      transforms,
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      keepUnusedImports: true,
      filePath: name,
      sourceMapOptions: { compiledFilename: name },
    })
  } catch (error) {
    throw asSyntaxError(error, name)
  }
}

/** Sucrase names the file before its message and the place behind it. */
function asSyntaxError(error: unknown, file: string): FileSyntaxError {
  const text = error instanceof Error ? error.message : String(error)
  const [, line = '1', column = '1'] = /\((\d+):(\d+)\)$/.exec(text) ?? []
  const message = text.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '')
  return new FileSyntaxError(message, file, { line: Number(line), column: Number(column) })
}

/** The last mapped place at or before the given one. */
function originalPlace(mappings: SourceMapMappings, { line, column }: FilePlace): FilePlace {
  const segments = mappings[line - 1] ?? []
  const segment = segments.filter(([generated]) => generated < column).at(-1)
  const [, , originalLine = line - 1, originalColumn = column - 1] = segment ?? []
  return { line: originalLine + 1, column: originalColumn + 1 }
}
