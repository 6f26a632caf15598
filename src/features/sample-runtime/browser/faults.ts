import { placesIn, type Place, describeThrown } from '../core/thrown.mjs'
import type { Texts } from '../core/texts.mjs'
import { FileSyntaxError } from '../core/transform'
import type { RunEvent, RunPlace } from '../protocol/messages'
import { RefusedFile, type TransformedFile } from './transform'
import type { RefusedEvent } from './protocol'

/** Where code has thrown values that don't know it themselves: texts, plain objects. */
interface ThrownValues {
  /** Notes that the caller throws a value, and gives it back. */
  note: <Value>(value: Value) => Value
  /** The stack trace of the place where a value was last thrown; empty if that isn't known. */
  getStack: (value: unknown) => string
}

// Whoever redefines it changes nothing here.
const { Error: PlainError } = globalThis

/** Notes the last value that was thrown. */
export function createThrownValues(): ThrownValues {
  let last: { value: unknown; stack: string } | undefined
  return {
    note(value) {
      if (!(value instanceof PlainError)) last = { value, stack: new PlainError().stack ?? '' }
      return value
    },
    getStack: (value) => (last && Object.is(last.value, value) ? last.stack : ''),
  }
}

/** Lines that an engine puts before the body of a function that is made of a text. */
const LINES_BEFORE_BODY = 2

/** Finds the innermost place of a stack trace that is in a file of the task. */
export function getPlace(stack: string, files: ReadonlyMap<string, TransformedFile>): RunPlace | undefined {
  return getPlaces(stack, files)[0]
}

/** The places of a stack trace in files of the task, innermost first. */
export function getPlaces(stack: string, files: ReadonlyMap<string, TransformedFile>): RunPlace[] {
  return placesIn(stack, getNames(files)).flatMap((place) => inText(place, files) ?? [])
}

/** The longest name comes first, because `src/store.ts` ends with `store.ts`. */
function getNames(files: ReadonlyMap<string, TransformedFile>): string[] {
  return [...files.keys()].sort((one, other) => other.length - one.length)
}

/** A place in one of the files, in the text that the page sent. */
function inText(
  { path, line, column }: Place,
  files: ReadonlyMap<string, TransformedFile>,
): RunPlace | undefined {
  const place = files.get(path)?.originalPlace({ line: line - LINES_BEFORE_BODY, column })
  return place && { file: path, ...place }
}

/** The place of an offset in what a file is evaluated as. */
export function placeAt(index: number, file: string, { code, originalPlace }: TransformedFile): RunPlace {
  const before = code.slice(0, index).split('\n')
  return { file, ...originalPlace({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }) }
}

/**
 * A line of a stack trace: in Chromium, and in Firefox and WebKit. Behind the last one, a printed error has the brace before
 * its own properties.
 */
const FRAME = /^\s*(?:at .+|[^\s@]*@.+):\d+:\d+\)?(?<properties>(?: \{)?)$/
/** What engines call the code of a file outside of its functions: the body of the function that it is made to. */
const NO_FUNCTION = /^(?:async )?(?:eval|anonymous|Object\.anonymous|new \w+)$/

/**
 * Writes the stack traces in a text as they would be without the runner: with places in the files of the task alone, as the
 * reader sees these.
 */
export function tidyStacks(text: string, files: ReadonlyMap<string, TransformedFile>): string {
  if (!text.includes(':')) return text
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const properties = FRAME.exec(line)?.groups?.properties
    if (properties === undefined) lines.push(line)
    else {
      const place = getPlace(line, files)
      if (place) lines.push(getFrame(line, place))
      lines.push((lines.pop() ?? '') + properties)
    }
  }
  return lines.join('\n')
}

function getFrame(line: string, { file, line: number, column }: RunPlace): string {
  const [indentation = ''] = /^\s*/.exec(line) ?? []
  const [, inChromium, inOthers] = /^\s*(?:at (.+?) \(|([^\s@]*)@)/.exec(line) ?? []
  const name = inChromium ?? inOthers ?? ''
  const place = `${file}:${number}:${column}`
  return `${indentation || '    '}at ${name === '' || NO_FUNCTION.test(name) ? place : `${name} (${place})`}`
}

/** React calls components and effects by this name, which it looks for itself. */
export const CALLED_BY_REACT = 'react_stack_bottom_frame'

/** The innermost place of a stack trace that is in a component or in an effect: not where these were rendered. */
export function placeInComponent(
  stack: string,
  files: ReadonlyMap<string, TransformedFile>,
): RunPlace | undefined {
  const end = stack.indexOf(CALLED_BY_REACT)
  return end < 0 ? undefined : getPlace(stack.slice(0, end), files)
}

/**
 * Describes something that was thrown and that nothing caught.
 *
 * @param otherwise - where it was thrown, if it doesn't know that itself
 */
export function describeError(
  error: unknown,
  texts: Texts,
  files: ReadonlyMap<string, TransformedFile>,
  otherwise?: RunPlace,
): Extract<RunEvent, { type: 'error' }> | RefusedEvent {
  const { text, frames } = describeThrown(error, texts, getNames(files))
  if (error instanceof RefusedFile) return { type: 'refused', text, file: error.file, code: error.code }
  if (error instanceof FileSyntaxError) return errorAt(text, { file: error.file, ...error.where })
  const [innermost] = frames
  return errorAt(text, innermost ? inText(innermost, files) : otherwise)
}

function errorAt(text: string, place: RunPlace | undefined): Extract<RunEvent, { type: 'error' }> {
  return { type: 'error', text, ...(place && { place }) }
}
