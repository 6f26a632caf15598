import * as codeClasses from '../../../../lib/code-classes'
import { make } from '../../../../lib/client/elements'
import type { ServerConditions } from '../../../sample-runtime/protocol/messages'
import { hasScreen, type TrySample } from '../../../sample-runtime/protocol/sample'

/** The settings of a simulated server, as live demos have them. */
interface ServerControls {
  element: HTMLElement
  show(conditions: ServerConditions): void
}

/** The longest latency, in milliseconds. */
const SLOWEST = 3000
let count = 0

/** @param onChange - called with all settings when the reader has changed one */
function makeServerControls(onChange: (conditions: ServerConditions) => void): ServerControls {
  const change = (): void =>
    onChange({
      latency: latency.input.valueAsNumber,
      failureRate: failures.input.valueAsNumber / 100,
      offline: offline.checked,
    })
  const latency = makeSlider('Latency', { max: SLOWEST, step: 100, unit: 'ms' }, change)
  const failures = makeSlider('Failing requests', { max: 100, step: 25, unit: '%' }, change)
  const offline = make('input', '')
  offline.type = 'checkbox'
  offline.addEventListener('change', change)
  const element = make(
    'div',
    'try-server',
    latency.element,
    failures.element,
    make('label', '', offline, ' Offline'),
  )
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', 'Server')
  return {
    element,
    show(conditions) {
      latency.set(conditions.latency)
      failures.set(Math.round(conditions.failureRate * 100))
      offline.checked = conditions.offline
    },
  }
}

interface Slider {
  element: HTMLElement
  input: HTMLInputElement
  set(value: number): void
}

/** Makes a labeled number between 0 and a limit. */
function makeSlider(
  name: string,
  { max, step, unit }: { max: number; step: number; unit: string },
  onChange: () => void,
): Slider {
  const input = make('input', '')
  count += 1
  Object.assign(input, { type: 'range', min: '0', max: String(max), step: String(step) })
  input.id = `try-server-${count}`
  const label = make('label', '', name)
  label.htmlFor = input.id
  const text = make('span', '')
  // Screen readers hear the value of the slider.
  text.setAttribute('aria-hidden', 'true')
  const say = (): void => {
    text.textContent = `${input.value} ${unit}`
    input.setAttribute('aria-valuetext', text.textContent)
  }
  input.addEventListener('input', () => {
    say()
    onChange()
  })
  say()
  return {
    element: make('div', '', label, input, text),
    input,
    set(value) {
      input.valueAsNumber = value
      say()
    },
  }
}

/** How the simulated server of a sample answers. */
export interface ServerPart {
  element: HTMLElement
  /** Shows the server's settings at the end of a run, or those that the reader chose. Ignores an object that it got before. */
  show: (conditions: ServerConditions) => void
  /** How the reader wants the server to answer, in all runs until it is forgotten; absent as long as that is left to the sample. */
  chosen: () => ServerConditions | undefined
  forget: () => void
}

interface ServerOptions {
  /** Changes how the server of a screen answers, which goes on behind the run. */
  change: (conditions: ServerConditions) => void
  /** Runs the sample again: without a screen, its server is gone at the end of the run. */
  rerun: () => void
}

/**
 * Makes the part with the controls of the server.
 *
 * @returns undefined for a sample without one; a demo has its own controls
 */
export function makeServerPart(sample: TrySample, { change, rerun }: ServerOptions): ServerPart | undefined {
  if (sample.server === undefined) return undefined
  const isSeen = hasScreen(sample)
  const controls = makeServerControls((conditions) => {
    chosen = conditions
    if (isSeen) change(conditions)
    else rerun()
  })
  let shown: ServerConditions | undefined
  let chosen: ServerConditions | undefined
  return {
    element: make('div', codeClasses.ranPart, make('b', '', 'Server'), controls.element),
    show(conditions) {
      if (conditions === shown) return
      shown = conditions
      // The code of a sample may have changed how its server answers.
      if (chosen && isSeen) change(chosen)
      controls.show(chosen ?? conditions)
    },
    chosen: () => chosen,
    forget: () => void (chosen = undefined),
  }
}
