import { decode, type SourceMapMappings } from '@jridgewell/sourcemap-codec'
import { transform, type Transform } from 'sucrase'

/** A place in a file; both count from 1. */
export interface FilePlace {
  line: number
  column: number
}

/** A file in JavaScript. */
export interface JavaScript {
  code: string
  /** Maps a place in the code to the text that it was made of. */
  originalPlace: (place: FilePlace) => FilePlace
}

/** A file that can't be read. */
export class FileSyntaxError extends SyntaxError {
  constructor(
    message: string,
    readonly file: string,
    readonly where: FilePlace,
  ) {
    super(message)
  }
}

/** Sucrase leaves the names of namespaces without a value. Those that are only declared are types. */
const NAMESPACE = /^(?:export )?(?:namespace|module) +[\w$.]+ *\{/m
const NO_NAMESPACES = 'A namespace can’t run here: put its code into a file of its own, and import that.'

/**
 * Takes the types out of a file, and turns its elements into calls. All lines stay where they are.
 *
 * @param name - with its ending
 * @param more - what else Sucrase does with it
 * @throws FileSyntaxError
 */
export function toJavaScript(name: string, text: string, more: readonly Transform[] = []): JavaScript {
  assertNoNamespace(name, text)
  const { code, sourceMap } = transformText(name, text, more)
  let mappings: SourceMapMappings | undefined
  return {
    code,
    originalPlace(place) {
      // Only places that are reported need the source map, so it is decoded on demand.
      mappings ??= decode(sourceMap?.mappings ?? '')
      return originalPlace(mappings, place)
    },
  }
}

function assertNoNamespace(name: string, text: string): void {
  const found = NAMESPACE.exec(text)
  if (!found) return
  const line = text.slice(0, found.index).split('\n').length
  throw new FileSyntaxError(NO_NAMESPACES, name, { line, column: 1 })
}

function transformText(name: string, text: string, more: readonly Transform[]): ReturnType<typeof transform> {
  // `<T>value` is a cast in a file without JSX.
  const jsx = /\.(?:[jt]sx|js)$/.test(name) ? (['jsx'] as const) : []
  try {
    return transform(text, {
      transforms: ['typescript', ...more, ...jsx],
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
