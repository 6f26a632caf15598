import * as codeClasses from '../../../../lib/code-classes'
import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'
import type { PanelHandle, PanelOptions } from '../../../store-inspector/client'
import type { StoreSummary } from '../../../store-inspector/protocol/messages'
import { make, createButton } from '../../../../lib/client/elements'

const loadPanel = onceUnlessFailed(() => import('../../../store-inspector/client'))

const NOT_LOADED = 'The inspector could not be loaded. Check your connection and press the button again.'

/** The stores of a sample, below its code. */
export interface StorePart {
  /** Hidden as long as the sample has no store. */
  element: HTMLElement
  /** Shows which stores a run has, now. */
  show: (stores: readonly StoreSummary[]) => void
  /** They can't be asked any more. */
  lose: () => void
  /** A run begins: what is known is of the one before. */
  restart: () => void
  /** A run has ended: if it made no store, there is nothing to see. */
  settle: () => void
  /** Opens the inspector as soon as there is a store, and then brings it into view with the focus on its button. */
  open: () => void
  close: () => void
}

interface StorePartOptions extends PanelOptions {
  /** Whether the inspector is open from the start. */
  isOpen: boolean
}

/** Counts parts: they need ids of their own. */
let count = 0

/** What readers do when they have seen what was brought into view. */
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const

/** Scrolls an element into view, and again whenever its content grows, until the reader does something. */
function keepInView(element: HTMLElement, content: HTMLElement): void {
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }))
  observer.observe(content)
  for (const act of ACTS) addEventListener(act, () => observer.disconnect(), { once: true, capture: true })
}

/** Makes the part in which readers see the stores. The inspector itself is loaded when it is first shown. */
export function createStorePart({ isOpen, ...options }: StorePartOptions): StorePart {
  count += 1
  const place = make('div', 'try-store-panel')
  place.id = `try-store-${count}`
  const note = make('span', 'try-store-note')
  note.setAttribute('role', 'status')
  const button = createButton('Show the store', 'try-place', () => toggle(!isWanted))
  button.setAttribute('aria-controls', place.id)
  const head = make('p', '', button, ' ', note)
  const element = make('div', `${codeClasses.ranPart} try-store`, make('b', '', 'Store'), head, place)
  let isWanted = isOpen
  let stores: readonly StoreSummary[] = []
  let panel: PanelHandle | undefined
  let isLoading = false
  let isClosed = false
  let isLost = false
  let isAwaited = false

  function refresh(): void {
    element.hidden = stores.length === 0
    place.hidden = !isWanted
    button.textContent = isWanted ? 'Hide the store' : 'Show the store'
    button.setAttribute('aria-expanded', String(isWanted))
    if (!isWanted || stores.length === 0) return
    if (panel) update(panel)
    else void load()
  }

  function update(shown: PanelHandle): void {
    shown.update(stores)
    if (isLost) shown.lose()
    if (isAwaited) reveal()
  }

  function reveal(): void {
    isAwaited = false
    button.focus({ preventScroll: true })
    keepInView(element, place)
  }

  async function load(): Promise<void> {
    if (isLoading) return
    isLoading = true
    note.textContent = 'Loading…'
    try {
      const { openPanel } = await loadPanel()
      note.textContent = ''
      if (isClosed) return
      panel = openPanel(place, options)
      update(panel)
    } catch (error) {
      console.warn(error)
      isWanted = false
      refresh()
      note.textContent = NOT_LOADED
    } finally {
      isLoading = false
    }
  }

  function toggle(isShown: boolean): void {
    isWanted = isShown
    // Closed, it neither asks nor holds the past.
    if (!isShown) closePanel()
    refresh()
  }

  function closePanel(): void {
    panel?.close()
    panel = undefined
  }

  refresh()
  return {
    element,
    show(found) {
      stores = found
      refresh()
    },
    lose() {
      isLost = true
      refresh()
    },
    restart() {
      stores = []
      isLost = false
      panel?.restart()
    },
    settle: refresh,
    open() {
      isAwaited = true
      toggle(true)
    },
    close() {
      isClosed = true
      closePanel()
    },
  }
}
