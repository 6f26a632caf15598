import { announce } from '../announce'
import { close, onClose, open } from './card'
import { rangeOf } from './code-text'
import { LOADING_FAILED, loadTypes, type TypedNames } from './load-types'
import { reveal } from './reveal'

/** Stepping through the names of a block, with the focus on its button. */
interface Stepping extends TypedNames {
  button: HTMLButtonElement
  pre: HTMLElement
  code: HTMLElement
  index: number
}

let current: Stepping | undefined

export function isStepping(): boolean {
  return current !== undefined
}

/** Starts stepping through a block's names at its first one, or ends it. */
export function toggleStepping(button: HTMLButtonElement): void {
  const running = current?.button === button
  close()
  if (!running) void start(button)
}

async function start(button: HTMLButtonElement): Promise<void> {
  const block = button.closest<HTMLElement>('[data-types]')
  const pre = [...(block?.querySelectorAll('pre') ?? [])].find((form) => form.getClientRects().length > 0)
  const code = pre?.querySelector('code')
  if (!block || !pre || !code) return
  try {
    const names = await loadTypes(block, pre)
    current = { ...names, button, pre, code, index: 0 }
    button.setAttribute('aria-pressed', 'true')
    button.focus()
    step(0)
  } catch {
    open(LOADING_FAILED, button)
    announce(LOADING_FAILED)
  }
}

/** Shows the name that is so many after the current one; at the ends it stays. */
function step(by: number): void {
  if (!current) return
  const { places, texts, code, pre } = current
  current.index = Math.max(0, Math.min(current.index + by, places.length - 1))
  const place = places[current.index]
  const range = place && rangeOf(code, place)
  if (!range) return
  reveal(range, pre)
  const text = texts[place[3]] ?? ''
  open(text, range)
  announce(`${range.toString()}, ${current.index + 1} of ${places.length}: ${text}`)
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
}

function onKeyDown(event: KeyboardEvent): void {
  const by = STEPS[event.key]
  if (!current || by === undefined || event.target !== current.button) return
  event.preventDefault()
  step(by)
}

onClose(() => {
  current?.button.setAttribute('aria-pressed', 'false')
  current = undefined
})
addEventListener('keydown', onKeyDown)
addEventListener('focusout', ({ target, relatedTarget }) => {
  const toCard = relatedTarget instanceof Element && relatedTarget.closest('.type-card') !== null
  if (target === current?.button && !toCard) close()
})
