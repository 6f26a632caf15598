import * as codeClasses from '../../../../lib/code-classes'
import { make } from '../../../../lib/client/elements'
import type { ServerConditions } from '../../../sample-runtime/protocol/messages'
import { hasScreen, type TrySample } from '../../../sample-runtime/protocol/sample'

/** How the simulated server of a sample answers: its settings, as live demos have them. */
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
 * Creates the part with the controls of the server.
 *
 * @returns undefined for a sample without one; a demo has its own controls
 */
export function createServerPart(
  sample: TrySample,
  { change, rerun }: ServerOptions,
): ServerPart | undefined {
  if (sample.server === undefined) return undefined
  const isSeen = hasScreen(sample)
  const latency = createSlider('Latency', { max: 3000, step: 100, unit: 'ms' })
  const failures = createSlider('Failing requests', { max: 100, step: 25, unit: '%' })
  const offline = make('input', '')
  offline.type = 'checkbox'
  const offlineLabel = make('label', '', offline, ' Offline')
  const controls = make('div', 'try-server', latency.element, failures.element, offlineLabel)
  controls.setAttribute('role', 'group')
  controls.setAttribute('aria-label', 'Server')
  let shown: ServerConditions | undefined
  let chosen: ServerConditions | undefined

  function choose(): void {
    chosen = {
      latency: latency.input.valueAsNumber,
      failureRate: failures.input.valueAsNumber / 100,
      offline: offline.checked,
    }
    if (isSeen) change(chosen)
    else rerun()
  }
  latency.input.addEventListener('input', choose)
  failures.input.addEventListener('input', choose)
  offline.addEventListener('change', choose)

  return {
    element: make('div', codeClasses.ranPart, make('b', '', 'Server'), controls),
    show(conditions) {
      if (conditions === shown) return
      shown = conditions
      // The code of a sample may have changed how its server answers.
      if (chosen && isSeen) change(chosen)
      const now = chosen ?? conditions
      latency.set(now.latency)
      failures.set(Math.round(now.failureRate * 100))
      offline.checked = now.offline
    },
    chosen: () => chosen,
    forget: () => void (chosen = undefined),
  }
}

/** Counts sliders: their labels need ids. */
let count = 0

/** Creates a labeled number between 0 and a limit. */
function createSlider(name: string, { max, step, unit }: { max: number; step: number; unit: string }) {
  const input = make('input', '')
  count += 1
  Object.assign(input, {
    id: `try-server-${count}`,
    type: 'range',
    min: '0',
    max: String(max),
    step: String(step),
  })
  const label = make('label', '', name)
  label.htmlFor = input.id
  const text = make('span', '')
  // Screen readers hear the value of the slider.
  text.setAttribute('aria-hidden', 'true')
  const say = (): void => {
    text.textContent = `${input.value} ${unit}`
    input.setAttribute('aria-valuetext', text.textContent)
  }
  input.addEventListener('input', say)
  say()
  const set = (value: number): void => {
    input.valueAsNumber = value
    say()
  }
  return { element: make('div', '', label, input, text), input, set }
}
