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

/** What the compiler prints. It has no other form of output. */
export const readCompilerErrors: ReadFindings = (output) =>
  [...output.matchAll(/^(\S+)\((\d+),(\d+)\): error (TS\d+: .+)$/gm)].map(
    ([, file = '', line = '', column = '', message = '']) => ({
      place: `${file}:${line}:${column}`,
      message: shortenLine(message),
    }),
  )

/** The failed tests that `npm test` names at its end. What they expected and received is in the full output. */
export const readFailedTests: ReadFindings = (output) =>
  [...output.matchAll(/^ {4}([\w/.-]+\.test\.tsx?): (.+)$/gm)].map(([, place = '', message = '']) => ({
    place,
    message: shortenLine(message),
  }))

/** The error that stopped the build, without the stack. */
export const readBuildError: ReadFindings = (output) => {
  const [, text = ''] = /^\[ERROR\] ([^]*)/m.exec(output) ?? []
  const lines = text.split('\n').filter((line) => !/^\s+at |^\s*$/.test(line))
  return lines.length === 0 ? [] : [{ place: 'npm run build', message: shorten(lines) }]
}

/** The end of an output that nothing could be read from: a failure is never passed over. */
export function getTail(output: string): string {
  return output.trimEnd().split('\n').slice(-MESSAGE_LINES).join('\n')
}

function shorten(lines: readonly string[]): string {
  const kept = lines.slice(0, MESSAGE_LINES).map(shortenLine)
  return [...kept, ...(kept.length < lines.length ? ['…'] : [])].join('\n').trim()
}

function shortenLine(line: string): string {
  return line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)}…` : line
}
