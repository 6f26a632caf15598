import { mark, unmark } from './mark'

/** Distance from the edges of the window and from the name, in pixels. */
const GAP = 8

let card: HTMLElement | undefined
let target: Range | Element | undefined

/** The element that shows a type, one for all. */
export function cardElement(): HTMLElement {
  if (!card?.isConnected) {
    card = document.createElement('div')
    card.className = 'type-card'
    card.tabIndex = -1
    card.hidden = true
    document.body.append(card)
  }
  return card
}

/** Shows a text at a name or a button. */
export function open(text: string, at: Range | Element): void {
  const element = cardElement()
  target = at
  element.textContent = text
  element.hidden = false
  element.scrollTop = 0
  place()
}

/** Puts the card where its name now is. */
export function place(): void {
  if (!target || !isOpen()) return
  if (target instanceof Range) mark(target)
  const element = cardElement()
  const { top, bottom, left } = target.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = element
  const { clientWidth, clientHeight } = document.documentElement
  const roof = Math.max(0, document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0)
  const fitsAbove = top - height - GAP / 2 >= roof
  const wanted = fitsAbove ? top - height - GAP / 2 : bottom + GAP / 2
  element.style.left = `${clamp(left, GAP, clientWidth - width - GAP)}px`
  element.style.top = `${clamp(wanted, GAP, clientHeight - height - GAP)}px`
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

export function isOpen(): boolean {
  return card?.hidden === false
}

/** True if it shows the type of this very name. */
export function showsTypeOf(range: Range): boolean {
  return (
    isOpen() &&
    target instanceof Range &&
    target.startContainer === range.startContainer &&
    target.startOffset === range.startOffset
  )
}

export function hide(): void {
  unmark()
  target = undefined
  if (card) card.hidden = true
}

const closers = new Set<() => void>()

/** Has a function called when the card is closed for good. */
export function onClose(listener: () => void): void {
  closers.add(listener)
}

/** Closes the card and ends what shows it. */
export function close(): void {
  hide()
  for (const closer of closers) closer()
}
