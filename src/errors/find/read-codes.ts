/**
 * What stands before a number that is all of the text: `24`, `#24`, `Error 24`, `code: 24`, `/errors?code=24`. Longer
 * numbers are rather those of HTTP.
 */
const BARE_NUMBER = /^[/?]*(?:(?:error|code|number|no|nr)s?[\s.:=/?]*){0,2}#?(\d{1,2})[.;]?$/i
/** As its production builds write it, and the address in it, on whatever host the page was read. */
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
 * Reads the numbers by which projects tell their errors: `rtk-24`, `redux-7`, `react-418`, `immer-3`, `TS2742`. A number that is
 * all of the text is taken for one of Redux Toolkit, and after it for one of Redux.
 *
 * @param text - pasted, with line breaks made spaces
 */
export function readCodes(text: string): string[] {
  const bare = BARE_NUMBER.exec(text.trim())?.[1]
  if (bare !== undefined) return [`rtk-${Number(bare)}`, `redux-${Number(bare)}`]
  const codes = PROJECTS.flatMap(([prefix, pattern]) =>
    Array.from(text.matchAll(pattern), ([, first, second]) => `${prefix}${Number(first ?? second)}`),
  )
  return [...new Set(codes)]
}

/** Whether a text is a number of the compiler and nothing else: `TS2345`, `error TS2345:`, `ts(2345)`. */
export function isCompilerCode(text: string): boolean {
  return /^(?:error )?TS ?\(?\d{4,5}\)?:?$/i.test(text.trim())
}
