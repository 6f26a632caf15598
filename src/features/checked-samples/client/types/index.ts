import {
  cardElement,
  close,
  hide,
  isOpen,
  isPinned,
  onClose,
  open,
  place,
  showsTypeOf,
  type Manner,
} from './card'
import { LOADING_FAILED, loadTypes, nameAtPoint } from './code-text'
import { continueFrom, isOnFor } from './mode'
import './types.css'

/** How long the pointer may take to reach the card, in milliseconds. */
const GRACE = 250

let following = false
let leaving: ReturnType<typeof setTimeout> | undefined
let latest: MouseEvent | undefined

/**
 * Shows the type of the name under the pointer, now and after every move.
 *
 * @param event - the event with which the pointer entered the code; it may not have moved since
 */
export function followPointer(event: PointerEvent): void {
  onMove(event)
  if (!following) addEventListener('pointermove', onMove)
  following = true
}

function onMove(event: PointerEvent): void {
  if (event.pointerType !== 'touch') void showUnder(event)
}

/** Shows the type of the name that was tapped or clicked; a press elsewhere closes the card. */
export function showAt(event: MouseEvent): void {
  void showUnder(event, true)
}

async function showUnder(event: MouseEvent, pressed = false): Promise<void> {
  latest = event
  const target = event.target instanceof Element ? event.target : undefined
  if (target && isOpen() && cardElement().contains(target)) {
    stay()
    return
  }
  const pre = target?.closest('pre')
  const block = pre?.closest<HTMLElement>('[data-types]')
  const code = pre?.querySelector('code')
  if (!pre || !block || !code) {
    leave()
    return
  }
  try {
    const { places, texts } = await loadTypes(block, pre)
    // The pointer has moved while the types were loading.
    if (latest !== event) return
    const name = nameAtPoint(code, places, event)
    if (!name) leave()
    else show(texts[name.place[3]] ?? '', name.range, mannerIn(pre, pressed))
  } catch {
    if (latest === event && (pressed || !isOpen())) open(LOADING_FAILED, pre)
  }
}

/** While the mode is on, readers can point at names that the card covers. */
function mannerIn(pre: Element, pressed: boolean): Manner {
  if (!isOnFor(pre)) return 'waits'
  return pressed ? 'stays' : 'lets-through'
}

function show(text: string, range: Range, manner: Manner): void {
  stay()
  if (manner === 'stays') continueFrom(range)
  if (manner === 'stays' || !showsTypeOf(range)) open(text, range, manner)
}

function stay(): void {
  clearTimeout(leaving)
  leaving = undefined
}

function leave(): void {
  if (isOpen() && !isPinned()) leaving ??= setTimeout(hide, GRACE)
}

onClose(stay)
addEventListener('scroll', ({ target }) => target !== cardElement() && place(), {
  capture: true,
  passive: true,
})
addEventListener('resize', () => place())
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close()
})
addEventListener('pointerdown', ({ target }) => {
  // If the press is on a name, the click that follows opens the card again.
  if (isOpen() && target instanceof Node && !cardElement().contains(target)) hide()
})

export { close } from './card'
export { isOnFor, toggleMode } from './mode'
