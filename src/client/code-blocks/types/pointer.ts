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
import { LOADING_FAILED, loadTypes } from './load-types'
import { continueFrom, isOnFor } from './mode'
import { nameAtPoint } from './name-at-point'

/** Time to reach the card with the pointer, in milliseconds. */
const GRACE = 250

let following = false
let leaving: ReturnType<typeof setTimeout> | undefined
let latest: MouseEvent | undefined

/**
 * Shows the type of the name under the pointer, from now on.
 *
 * @param event - where the pointer was when it came to the code: it may rest there since
 */
export function followPointer(event: PointerEvent): void {
  onMove(event)
  if (!following) addEventListener('pointermove', onMove)
  following = true
}

function onMove(event: PointerEvent): void {
  if (event.pointerType !== 'touch') void showUnder(event)
}

/** Shows the type of the name that was tapped or clicked; a press beside names closes the card. */
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
    // The pointer may be elsewhere by now.
    if (latest !== event) return
    const name = nameAtPoint(code, places, event)
    if (!name) leave()
    else show(texts[name.place[3]] ?? '', name.range, mannerIn(pre, pressed))
  } catch {
    if (latest === event && (pressed || !isOpen())) open(LOADING_FAILED, pre)
  }
}

/** While the mode is on, names that lie below the card can be pointed at. */
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
  // A press on a name shows its type at the click that follows.
  if (isOpen() && target instanceof Node && !cardElement().contains(target)) hide()
})
