import type { Report } from './report'

/** Shown while the first run is under way. */
export const RUNNING = 'Running…'

/**
 * Says in one sentence how a run went.
 *
 * @param claims - how many claims the files have
 * @param shown - the name of the file in view: of another one, the name is said
 */
export function statusOf(report: Report, claims: number, shown: string): string {
  switch (report.reason) {
    case undefined:
      return RUNNING
    case 'too long':
      return 'Stopped: this ran for two seconds without an end.'
    case 'too much output':
      return 'Stopped: this printed more than can be shown.'
    case 'lost':
      return 'Stopped: the code no longer answers. Change it or run it again.'
    case 'done':
      return errorStatus(report, shown) ?? valuesStatus(report, claims)
  }
}

function errorStatus({ errors: [first] }: Report, shown: string): string | undefined {
  if (first === undefined) return undefined
  const { place } = first
  if (place === undefined) return 'An error.'
  return `An error in line ${place.line}${place.file === shown ? '' : ` of ${place.file}`}.`
}

function valuesStatus({ looks }: Report, claims: number): string {
  if (claims === 0) return 'Ran without an error.'
  const changed = [...looks.values()].filter(({ is }) => is === 'changed').length
  const same = looks.size - changed
  const missing = claims - looks.size
  if (same === claims) return claims === 1 ? 'The value is as before.' : `All ${claims} values as before.`
  const parts = [
    `${same} of ${claims} ${claims === 1 ? 'value' : 'values'} as before`,
    changed > 0 && `${changed} changed`,
    missing > 0 && `${missing} not reached`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
