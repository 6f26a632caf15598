import * as codeClasses from '../../../../lib/code-classes'

const NAME = 'type-target'
const ALL_NAMES = 'type-names'

let box: HTMLElement | undefined

/** Marks a name without changing the elements of the code. */
function mark(range: Range): void {
  if ('highlights' in CSS) {
    CSS.highlights.set(NAME, new Highlight(range))
    return
  }
  box ??= document.createElement('div')
  box.className = 'type-target'
  const { top, left, width, height } = range.getBoundingClientRect()
  Object.assign(box.style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` })
  document.body.append(box)
}

function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
  box?.remove()
}

/** Underlines the names of a block that have a type. Without the CSS Highlight API, they work but aren't underlined. */
export function markAll(ranges: ReadonlyArray<Range | undefined>): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.set(ALL_NAMES, new Highlight(...ranges.filter((range) => range !== undefined)))
}

export function unmarkAll(): void {
  if ('highlights' in CSS) CSS.highlights.delete(ALL_NAMES)
}

/** Distance from the edges of the window and from the name, in pixels. */
const GAP = 8
/** Two lines of text and the padding around them, in pixels. */
const LEAST_HEIGHT = 56

let card: HTMLElement | undefined
let target: Range | Element | undefined
/**
 * What a card does when the pointer leaves its name: it waits for the pointer to reach the card, it lets the pointer
 * through to the names below the card, or it stays open.
 */
export type Manner = 'waits' | 'lets-through' | 'stays'

/** The one element that shows types. */
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
export function open(text: string, at: Range | Element, manner: Manner = 'waits'): void {
  const element = cardElement()
  target = at
  element.dataset.manner = manner
  element.textContent = text
  element.hidden = false
  element.scrollTop = 0
  place()
}

/** Moves the card to its name: above it, without covering the bar of the block, or below it. */
export function place(): void {
  if (!target || !isOpen()) return
  if (target instanceof Range) mark(target)
  const element = cardElement()
  const { left } = target.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  element.style.maxHeight = ''
  const { offsetWidth: width, offsetHeight: height } = element
  const { highest, top, bottom } = roomAround(target)
  const above = top - GAP / 2 - highest
  const below = clientHeight - GAP - bottom - GAP / 2
  const isAbove = height <= above || above > below
  // If the whole card fits on neither side, it scrolls.
  const shown = Math.min(height, Math.max(isAbove ? above : below, LEAST_HEIGHT))
  element.style.maxHeight = `${shown}px`
  const wanted = isAbove ? top - GAP / 2 - shown : bottom + GAP / 2
  element.style.left = `${clamp(left, GAP, clientWidth - width - GAP)}px`
  element.style.top = `${clamp(wanted, GAP, clientHeight - shown - GAP)}px`
}

/** What the card must not cover: all above `highest`, the navbar's lower edge, and `top` to `bottom`, name and bar. */
function roomAround(at: Range | Element): { highest: number; top: number; bottom: number } {
  const highest = Math.max(0, document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0)
  const { top, bottom } = at.getBoundingClientRect()
  const block =
    at instanceof Range ? at.startContainer.parentElement?.closest(`.${codeClasses.sample}`) : undefined
  const bar = block?.querySelector(`.${codeClasses.bar}`)?.getBoundingClientRect()
  if (!bar) return { highest, top, bottom }
  if (bar.bottom <= top) return { highest: Math.max(highest, bar.bottom), top, bottom }
  // The bar of a single-line block is beside the code.
  return { highest, top: Math.min(top, bar.top), bottom: Math.max(bottom, bar.bottom) }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

export function isOpen(): boolean {
  return card?.hidden === false
}

/** True if the card stays open when the pointer leaves. */
export function isPinned(): boolean {
  return card?.dataset.manner === 'stays'
}

/** True if the card shows the type at this range, not only the type of an equal name elsewhere. */
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

/** Adds a function that is called when the reader closes the card. */
export function onClose(listener: () => void): void {
  closers.add(listener)
}

/** Closes the card and switches off the mode that shows it. */
export function close(): void {
  hide()
  for (const closer of closers) closer()
}
