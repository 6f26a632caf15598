import type { RunPlace } from '../../../sample-runtime/protocol/messages'
import type { Report } from './report'
import type { Places } from './strip'

/** How a run went, as a sentence and a color. */
export interface Status {
  text: string
  /** `same` if all values are those that the page shows; `changed` also if some were not reached. */
  outcome: 'running' | 'failed' | 'changed' | 'same'
}

type PlaceNames = Pick<Places, 'shown' | 'getLabel'>

/** Shown while the first run is under way. */
export const RUNNING: Status = { text: 'Running…', outcome: 'running' }

/** Shown before the first run of code that comes from a link. */
export const WAITING_FOR_READER: Status = {
  text: 'Not run yet. Press Run to run the code of the link.',
  outcome: 'running',
}

const NO_SCREEN =
  'Ran, but there is no screen here. To see yours in the playground, start with “A component” or “An API slice with hooks”.'

const failed = (text: string): Status => ({ text, outcome: 'failed' })

/**
 * Says how a run went.
 *
 * @param claims - how many claims the files have
 * @param places - of a file that isn't in view, the name is said
 */
export function getStatus(report: Report, claims: number, places: PlaceNames): Status {
  switch (report.reason) {
    case undefined:
      return RUNNING
    case 'too long':
      return failed(`Stopped: this ran for two seconds without an end${placeText(report.stoppedAt, places)}.`)
    case 'too much output':
      return failed('Stopped: this printed more than can be shown.')
    case 'lost':
      return failed('Stopped: the code no longer answers. Change it or run it again.')
    case 'done':
      return (
        errorStatus(report, places) ??
        untestedStatus(report) ??
        (claims === 0 ? (unseenStatus(report) ?? warningStatus(report, places)) : undefined) ??
        valuesStatus(report, claims)
      )
  }
}

function errorStatus({ errors: [first] }: Report, places: PlaceNames): Status | undefined {
  if (first === undefined) return undefined
  return failed(`An error${placeText(first.place, places)}.`)
}

function placeText(place: RunPlace | undefined, { shown, getLabel }: PlaceNames): string {
  if (place === undefined) return ''
  return ` on line ${place.line}${place.file === shown() ? '' : ` of ${getLabel(place.file)}`}`
}

/** Code that ran to its end, and of which a library warns. */
function warningStatus({ warnings: [first, ...others] }: Report, places: PlaceNames): Status | undefined {
  if (first === undefined) return undefined
  const what =
    others.length === 0 ? `a warning${placeText(first.place, places)}` : `${others.length + 1} warnings`
  return { text: `Ran, with ${what}.`, outcome: 'changed' }
}

/** Comments that look like a value's, and can't be compared with anything. */
function untestedStatus({ untestable: [first, ...others] }: Report): Status | undefined {
  if (first === undefined) return undefined
  const line = others.length === 0 && first.place ? ` on line ${first.place.line}` : ''
  return { text: `Ran, but a value${line} can’t be compared.`, outcome: 'changed' }
}

/** Code that has a component, of which nothing is to be seen. */
function unseenStatus({ component, screen }: Report): Status | undefined {
  const { file, notShown, notCalled } = component ?? {}
  if (screen === '' && notCalled !== undefined)
    return { text: `Ran, but nothing calls ${notCalled}. Add a component that does.`, outcome: 'changed' }
  if (screen === undefined && (file ?? notShown) !== undefined) return { text: NO_SCREEN, outcome: 'changed' }
  if (screen !== '' || notShown === undefined) return undefined
  return { text: `Ran, but nothing renders ${notShown}. Add: export default ${notShown}`, outcome: 'changed' }
}

function valuesStatus({ looks }: Report, claims: number): Status {
  const compared = [...looks.values()].filter(({ is }) => is !== 'shown')
  const changed = compared.filter(({ is }) => is === 'changed').length
  const missing = claims - compared.length
  if (changed > 0 || missing > 0) return { text: differences(claims, changed, missing), outcome: 'changed' }
  const values = claims === 2 ? 'Both values are' : `All ${claims} values are`
  const unchanged = `${claims === 1 ? 'The value is' : values} unchanged.`
  return { text: claims === 0 ? 'Ran without an error.' : unchanged, outcome: 'same' }
}

/** Says which values are no longer those that the page shows. */
function differences(claims: number, changed: number, missing: number): string {
  if (claims === 1) return changed > 0 ? 'The value changed.' : 'The value was not reached.'
  if (changed === 0) return `${missing} of ${claims} values not reached.`
  return `${changed} of ${claims} values changed${missing > 0 ? `, ${missing} not reached` : ''}.`
}
