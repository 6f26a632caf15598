/** Something that a gate found. */
export interface Finding {
  /** A file, with the line where one is known, or what else is to look at. */
  place: string
  message: string
}

/** Reads what a failed command printed, without colors. */
export type ReadFindings = (output: string) => Finding[]

const MESSAGE_LINES = 14
/** The compiler prints whole types. */
const LINE_LENGTH = 240

/** `file:line:column`, then an indented message, then the lines around: the checks of pages. */
export const readDiagnostics: ReadFindings = (output) =>
  [...output.matchAll(/^(?:Sample )?(\S[^\n]*:\d+:\d+)\n((?: {2}.*\n)+)/gm)].map(
    ([, place = '', message = '']) => ({
      place,
      message: shorten(message.replace(/^ {2}/gm, '').split('\n')),
    }),
  )

/** `file: message`, a line each: the checks of texts about errors. */
export const readLines: ReadFindings = (output) =>
  [...output.matchAll(/^([\w./-]+\.\w+(?::\d+)?): (.+)$/gm)].map(([, place = '', message = '']) => ({
    place,
    message,
  }))

/** What the compiler prints. It has no other form of output. */
export const readCompilerErrors: ReadFindings = (output) =>
  [...output.matchAll(/^(\S+)\((\d+),(\d+)\): error (TS\d+: .+)$/gm)].map(
    ([, file = '', line = '', column = '', message = '']) => ({
      place: `${file}:${line}:${column}`,
      message: shortenLine(message),
    }),
  )

interface FailedTest {
  file: string
  name: string
  error: string
}

/**
 * The summary of failed tests that Vitest prints at the end; tests that failed alike are one finding. Its JSON report has
 * the stack of each error, but not what was expected and received, which says what there is to do.
 */
export const readFailedTests: ReadFindings = (output) => {
  const groups = new Map<string, FailedTest[]>()
  for (const test of failedTests(output.split('\n'))) {
    groups.set(test.error, [...(groups.get(test.error) ?? []), test])
  }
  return [...groups].map(([error, [first, ...others]]) => ({
    place: first?.file ?? '',
    message: [first?.name, error, ...filesOf(others)].filter(Boolean).join('\n'),
  }))
}

function failedTests(lines: readonly string[]): FailedTest[] {
  return lines.flatMap((line, index) => {
    const [, title] = /^ FAIL {2}(?:\|[\w-]+\| )?(.+)$/.exec(line) ?? []
    if (title === undefined) return []
    const [file = '', ...names] = title.split(' > ')
    return [{ file: file.trim(), name: names.join(' > '), error: errorBelow(lines, index) }]
  })
}

/** Where else the same happened, and how often. */
function filesOf(tests: readonly FailedTest[]): string[] {
  const files = [...new Set(tests.map(({ file }) => file))]
  return files.map((file) => {
    const count = tests.filter((test) => test.file === file).length
    return `The same: ${count} × ${file}`
  })
}

/** From the first line that names no further test to where the place in the code begins. */
function errorBelow(lines: readonly string[], heading: number): string {
  const start = lines.findIndex((line, index) => index > heading && !line.startsWith(' FAIL '))
  const length = lines.slice(start).findIndex((line) => /^ ❯ |^⎯⎯/.test(line))
  return shorten(lines.slice(start, length === -1 ? undefined : start + length))
}

/** The error that stopped the build, without the stack. */
export const readBuildError: ReadFindings = (output) => {
  const [, text = ''] = /^\[ERROR\] ([^]*)/m.exec(output) ?? []
  const lines = text.split('\n').filter((line) => !/^\s+at |^\s*$/.test(line))
  return lines.length === 0 ? [] : [{ place: 'npm run build', message: shorten(lines) }]
}

/** The end of an output that nothing could be read from: a failure is never passed over. */
export function tailOf(output: string): string {
  return output.trimEnd().split('\n').slice(-MESSAGE_LINES).join('\n')
}

function shorten(lines: readonly string[]): string {
  const kept = lines.slice(0, MESSAGE_LINES).map(shortenLine)
  return [...kept, ...(kept.length < lines.length ? ['…'] : [])].join('\n').trim()
}

function shortenLine(line: string): string {
  return line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)}…` : line
}
