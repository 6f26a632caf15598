import type { ServerConditions } from '../../../sample-runtime/protocol/messages'
import { make } from '../../../../lib/client/elements'

/** The settings of a simulated server, as live demos have them. */
export interface ServerControls {
  element: HTMLElement
  show(conditions: ServerConditions): void
}

/** The longest latency, in milliseconds. */
const SLOWEST = 3000
let count = 0

/** @param onChange - called with all settings when the reader has changed one */
export function makeServerControls(onChange: (conditions: ServerConditions) => void): ServerControls {
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
