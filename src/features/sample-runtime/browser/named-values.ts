import type { NamedValue } from '../../store-inspector/recorder'
import type { TransformedFile } from './transform'

/**
 * What a file declares and doesn't export. On the first line, that is behind what Sucrase adds, whose names begin with `_`. What is
 * in a block can't be evaluated.
 */
const DECLARED = /(?:^|[;}] ?)(?:const|let|var|function) ((?!_)[\w$]+)/gm

/** Lists what modules export, by their names. */
export function listExports(modules: ReadonlyMap<string, object>): NamedValue[] {
  return [...modules].flatMap(([file, exports]) =>
    Object.keys(exports).flatMap((name) => readValue(file, name, () => Reflect.get(exports, name))),
  )
}

/** Lists what files declare for themselves. */
export function listLocals(
  files: ReadonlyMap<string, TransformedFile>,
  evaluate: (text: string) => unknown,
): NamedValue[] {
  return [...files].flatMap(([file, { code }]) =>
    [...code.matchAll(DECLARED)].flatMap(([, name = '']) => readValue(file, name, () => evaluate(name))),
  )
}

/** Lists the files that add slices or endpoints to what others export. */
export function listInjecting(files: ReadonlyMap<string, TransformedFile>): string[] {
  return [...files].flatMap(([file, { code }]) => (/\.inject(?:Endpoints|Into)?\(/.test(code) ? [file] : []))
}

/** A name whose line wasn't reached has no value. */
function readValue(file: string, name: string, read: () => unknown): NamedValue[] {
  try {
    return [{ file, name, value: read() }]
  } catch {
    return []
  }
}
