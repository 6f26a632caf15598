import { placesIn, stackOf } from '../../shared/sample-run/places.mjs'
import type { Texts } from '../../shared/sample-run/texts.mjs'
import type { RunEvent, RunPlace } from '../../shared/try-it/messages'
import { FileSyntaxError, type TransformedFile } from './transform'

/** Lines that an engine puts before the body of a function that is made of a text. */
const LINES_BEFORE_BODY = 2

/** Finds the innermost place of a stack trace that is in a file of the task. */
export function placeOf(stack: string, files: ReadonlyMap<string, TransformedFile>): RunPlace | undefined {
  // The longest name first, because `src/store.ts` ends with `store.ts`.
  const names = [...files.keys()].sort((one, other) => other.length - one.length)
  const [innermost] = placesIn(stack, names)
  const file = innermost && files.get(innermost.path)
  if (!file) return undefined
  const { line, column } = innermost
  return { file: innermost.path, ...file.originalPlace({ line: line - LINES_BEFORE_BODY, column }) }
}

/** Describes something that was thrown and that nothing caught. */
export function describeError(
  error: unknown,
  { nameOf }: Texts,
  files: ReadonlyMap<string, TransformedFile>,
): Extract<RunEvent, { type: 'error' }> {
  const text = nameOf(error)
  const place =
    error instanceof FileSyntaxError ? { file: error.file, ...error.place } : placeOf(stackOf(error), files)
  return { type: 'error', text, ...(place && { place }) }
}
