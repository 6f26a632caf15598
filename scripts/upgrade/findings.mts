/** Something that a gate found. */
export interface Finding {
  /** A file, with the line where one is known, or what else is to look at. */
  place: string
  message: string
}

/** Reads what a failed command printed, without colors. */
export type ReadFindings = (output: string) => Finding[]

const MESSAGE_LINES = 14

/** `file:line:column`, then an indented message, then the lines around: the checks of pages. */
export const readProblems: ReadFindings = (output) =>
  [...output.matchAll(/^(\S[^\n]*:\d+:\d+)\n((?: {2}.*\n)+)/gm)].map(([, place = '', message = '']) => ({
    place,
    message: message.replace(/^ {2}/gm, '').trim(),
  }))

/** `file: message`, a line each: the checks of texts about errors. */
export const readLines: ReadFindings = (output) =>
  [...output.matchAll(/^([\w./-]+\.\w+(?::\d+)?): (.+)$/gm)].map(([, place = '', message = '']) => ({
    place,
    message,
  }))

/** What the compiler prints. */
export const readCompilerErrors: ReadFindings = (output) =>
  [...output.matchAll(/^(\S+)\((\d+),(\d+)\): error (TS\d+: .+)$/gm)].map(
    ([, file = '', line = '', column = '', message = '']) => ({
      place: `${file}:${line}:${column}`,
      message,
    }),
  )

/** The summary of failed tests that Vitest prints at the end; tests that failed alike share a message. */
export const readFailedTests: ReadFindings = (output) => {
  const lines = output.split('\n')
  return lines.flatMap((line, index) => {
    const [, title] = /^ FAIL {2}(?:\|[\w-]+\| )?(.+)$/.exec(line) ?? []
    if (title === undefined) return []
    const [file = '', ...names] = title.split(' > ')
    return [{ place: file.trim(), message: `${names.join(' > ')}\n${errorBelow(lines, index)}`.trim() }]
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
export function lastWords(output: string): string {
  return output.trimEnd().split('\n').slice(-MESSAGE_LINES).join('\n')
}

function shorten(lines: readonly string[]): string {
  const kept = lines.slice(0, MESSAGE_LINES)
  return [...kept, ...(kept.length < lines.length ? ['…'] : [])].join('\n').trim()
}
