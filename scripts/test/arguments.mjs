import { PlainError } from '../lib/run.mjs'
import { PLANS, PLAYWRIGHT, SUITES } from './suites.mjs'

/**
 * Reads what follows `npm test`: names of suites and plans, and options for Playwright behind them.
 *
 * @param {string[]} given
 * @returns {{ suites: string[], more: string[] }} suites in the order in which they begin; without a name, all
 * @throws {PlainError} at a name that is unknown, and at options for other suites
 */
export function readArguments(given) {
  const first = given.findIndex((name) => name.startsWith('-'))
  const names = first === -1 ? given : given.slice(0, first)
  const more = first === -1 ? [] : given.slice(first)
  const known = [...Object.keys(SUITES), ...PLAYWRIGHT]
  const unknown = names.filter((name) => !(name in PLANS) && !known.includes(name))
  if (unknown.length > 0) {
    const all = [...Object.keys(PLANS), ...known].join(', ')
    throw new PlainError(`Unknown suite ${unknown.join(', ')}: use ${all}.`)
  }
  const wanted = new Set((names.length > 0 ? names : ['all']).flatMap((name) => PLANS[name] ?? [name]))
  const suites = known.filter((name) => wanted.has(name))
  if (more.length > 0 && !suites.every((name) => PLAYWRIGHT.includes(name))) {
    throw new PlainError(`${more.join(' ')} is for Playwright: name only ${PLAYWRIGHT.join(', ')} with it.`)
  }
  return { suites, more }
}
