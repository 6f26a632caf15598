import { cardElement, close, hide, isOpen, onClose, open, place, showsTypeOf } from './card'
import { LOADING_FAILED, loadTypes } from './load-types'
import { nameAtPoint } from './name-at-point'
import { isStepping } from './stepping'

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
  if (event.pointerType !== 'touch' && !isStepping()) void showUnder(event)
}

/** Shows the type of the name that was tapped; a tap beside names closes the card. */
export function showAt(event: MouseEvent): void {
  void showUnder(event, true)
}

async function showUnder(event: MouseEvent, tapped = false): Promise<void> {
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
    else show(texts[name.place[3]] ?? '', name.range)
  } catch {
    if (latest === event && (tapped || !isOpen())) open(LOADING_FAILED, pre)
  }
}

function show(text: string, range: Range): void {
  stay()
  if (!showsTypeOf(range)) open(text, range)
}

function stay(): void {
  clearTimeout(leaving)
  leaving = undefined
}

function leave(): void {
  if (isOpen() && !isStepping()) leaving ??= setTimeout(hide, GRACE)
}

onClose(stay)
addEventListener('scroll', () => place(), { capture: true, passive: true })
addEventListener('resize', () => place())
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && isOpen()) close()
})
addEventListener('pointerdown', ({ target }) => {
  // A tap on a name shows its type at the click that follows.
  if (isOpen() && !isStepping() && target instanceof Node && !cardElement().contains(target)) hide()
})
