import { attempt } from '../shared/attempt'
import type { RecorderHost } from './host'

/** A value with its name in a file of the sample. */
export interface NamedValue {
  file: string
  name: string
  value: unknown
}

/**
 * What a file declares and doesn't export. On the first line, that is behind what Sucrase adds, whose names begin with `_`. What is
 * in a block can't be evaluated.
 */
const DECLARED = /(?:^|[;}] ?)(?:const|let|var|function) ((?!_)[\w$]+)/gm

/** Lists what modules export, by their names. */
export function listExports({ getModules }: Pick<RecorderHost, 'getModules'>): NamedValue[] {
  return [...getModules()].flatMap(([file, exports]) =>
    Object.keys(exports).flatMap((name) => readValue(file, name, () => Reflect.get(exports, name))),
  )
}

/** Lists what files declare for themselves. */
export function listLocals(host: Pick<RecorderHost, 'getFiles' | 'evaluate'>): NamedValue[] {
  return [...host.getFiles()].flatMap(([file, { code }]) =>
    [...code.matchAll(DECLARED)].flatMap(([, name = '']) => readValue(file, name, () => host.evaluate(name))),
  )
}

/** Lists the files that add slices or endpoints to what others export. */
export function listInjecting({ getFiles }: Pick<RecorderHost, 'getFiles'>): string[] {
  return [...getFiles()].flatMap(([file, { code }]) =>
    /\.inject(?:Endpoints|Into)?\(/.test(code) ? [file] : [],
  )
}

/** A name whose line wasn't reached has no value. */
function readValue(file: string, name: string, read: () => unknown): NamedValue[] {
  return attempt(() => [{ file, name, value: read() }]) ?? []
}
