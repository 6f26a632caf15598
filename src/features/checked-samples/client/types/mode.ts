/** The mode that the "Types" button of a block switches on: its names are marked, and arrow keys step through them. */
import { announce } from '../../../../lib/client/announce'
import { close, hide, onClose, open, markAll, unmarkAll } from './card'
import { getRange, LOADING_FAILED, loadTypes, type TypedNames } from './code-text'

interface Mode extends TypedNames {
  button: HTMLButtonElement
  /** The form of the block that is shown. */
  pre: HTMLElement
  /** The names, in their order. */
  ranges: ReadonlyArray<Range | undefined>
  /** Index of the name that was shown last; -1 before the first one. */
  index: number
}

/** Space to keep around a name, in pixels; above it is room for the navbar and the card. */
const MARGIN = { above: 140, below: 40, side: 24 }

let current: Mode | undefined
/** The button that was pressed last. Types that arrive for an earlier one are ignored. */
let starting: HTMLButtonElement | undefined

/**
 * Switches the mode of a block on or off. At most one block has it on.
 *
 * @param steps - whether to show the first name at once, for readers who use the keyboard and can't point at it
 */
export function toggleMode(button: HTMLButtonElement, steps: boolean): void {
  const isOn = current?.button === button
  close()
  if (!isOn) void start(button, steps)
}

async function start(button: HTMLButtonElement, steps: boolean): Promise<void> {
  const block = button.closest<HTMLElement>('[data-types]')
  const pre = [...(block?.querySelectorAll('pre') ?? [])].find((form) => form.getClientRects().length > 0)
  const code = pre?.querySelector('code')
  if (!block || !pre || !code) return
  starting = button
  try {
    const names = await loadTypes(block, pre)
    if (starting !== button) return
    const ranges = names.places.map((place) => getRange(code, place))
    current = { ...names, button, pre, ranges, index: -1 }
    button.setAttribute('aria-pressed', 'true')
    markAll(ranges)
    if (steps) step(1)
  } catch {
    open(LOADING_FAILED, button)
    announce(LOADING_FAILED)
  }
}

/** Whether the mode is on for the block that an element is in. */
export function isOnFor(element: Element): boolean {
  return current?.pre.contains(element) === true
}

/** Makes arrow keys continue from the name that the reader pointed at. */
export function continueFrom(range: Range): void {
  const index = current?.ranges.findIndex(
    (name) => name?.startContainer === range.startContainer && name.startOffset === range.startOffset,
  )
  if (current && index !== undefined && index >= 0) current.index = index
}

/** Shows the name `by` places after the current one, or the first or last one at the ends. */
function step(by: number): void {
  if (!current) return
  const { places, texts, ranges, pre } = current
  current.index = Math.max(0, Math.min(current.index + by, places.length - 1))
  const range = ranges[current.index]
  const place = places[current.index]
  if (!place || !range) return
  reveal(range, pre)
  const text = texts[place[3]] ?? ''
  open(text, range, 'stays')
  announce(`${range.toString()}, ${current.index + 1} of ${places.length}: ${text}`)
}

/** Scrolls the code, and the page if needed, until a name is in view. */
function reveal(range: Range, pre: HTMLElement): void {
  const frame = pre.getBoundingClientRect()
  const name = range.getBoundingClientRect()
  const beyond = name.right + MARGIN.side - frame.right
  const short = name.left - MARGIN.side - frame.left
  if (beyond > 0) pre.scrollLeft += beyond
  else if (short < 0) pre.scrollLeft += short
  const low = name.bottom + MARGIN.below - document.documentElement.clientHeight
  const high = name.top - MARGIN.above
  if (low > 0) scrollBy({ top: low, behavior: 'instant' })
  else if (high < 0) scrollBy({ top: high, behavior: 'instant' })
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
  if (!current || by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  if (event.target !== current.button && event.target !== current.pre) return
  event.preventDefault()
  step(by)
}

/** Starts again when the block switched to its other form, which has different names. */
function onClick(): void {
  if (!current || current.pre.getClientRects().length > 0) return
  const { button } = current
  hide()
  void start(button, false)
}

onClose(() => {
  starting = undefined
  current?.button.setAttribute('aria-pressed', 'false')
  current = undefined
  unmarkAll()
})
addEventListener('keydown', onKeyDown)
addEventListener('click', onClick)
