import type { KnownError } from '../types'

/**
 * A text that is only a number, with its prefix: `24`, `#24`, `Error 24`, `code: 24`, `/errors?code=24`. Longer numbers
 * are more likely HTTP status codes.
 */
const BARE_NUMBER = /^[/?]*(?:(?:error|code|number|no|nr)s?[\s.:=/?]*){0,2}#?(\d{1,2})[.;]?$/i
/** The message of production builds, and the address in it, on any host. */
const TOOLKIT =
  /\b(?:redux toolkit|rtk) (?:error(?: code)?:? ?#?|#)(\d{1,3})\b|(?<!\bredux\.js\.org)\/errors\/?\?code=(\d{1,3})\b/gi
const REDUX = /\bredux error:? ?#?(\d{1,3})\b|\bredux\.js\.org\/errors\/?\?code=(\d{1,3})\b/gi
const REACT = /\breact error:? ?#(\d{1,3})\b|\breact\.dev\/errors\/(\d{1,3})\b/gi
const IMMER = /\[immer\] minified error nr: (\d{1,3})\b/gi
const TYPESCRIPT = /\bTS ?\(?(\d{4,5})\b/gi

const PROJECTS: readonly (readonly [prefix: string, pattern: RegExp])[] = [
  ['rtk-', TOOLKIT],
  ['redux-', REDUX],
  ['react-', REACT],
  ['immer-', IMMER],
  ['TS', TYPESCRIPT],
]

/**
 * Reads the numbers of errors: `rtk-24`, `redux-7`, `react-418`, `immer-3`, `TS2742`. A text that is only a number is
 * read as one of Redux Toolkit first, and of Redux second.
 *
 * @param text - the pasted text, with line breaks replaced by spaces
 */
export function readCodes(text: string): string[] {
  const bare = BARE_NUMBER.exec(text.trim())?.[1]
  if (bare !== undefined) return [`rtk-${Number(bare)}`, `redux-${Number(bare)}`]
  const codes = PROJECTS.flatMap(([prefix, pattern]) =>
    Array.from(text.matchAll(pattern), ([, first, second]) => `${prefix}${Number(first ?? second)}`),
  )
  return [...new Set(codes)]
}

/** Whether an error has numbers of the compiler. */
export function isOfCompiler({ codes = [], sharedCodes = [] }: KnownError): boolean {
  return [...codes, ...sharedCodes].some((code) => code.startsWith('TS'))
}

/** Whether a text is only a number of the compiler: `TS2345`, `error TS2345:`, `ts(2345)`. */
export function isCompilerCode(text: string): boolean {
  return /^(?:error )?TS ?\(?\d{4,5}\)?:?$/i.test(text.trim())
}
