import type { Page, CDPSession } from '@playwright/test'

/** A place where Tab stops. */
export interface TabStop {
  /** Role and name, as assistive technology has them: `link "Next"`. */
  name: string
  html: string
  faults: string[]
}

/** A page has fewer stops: more mean that the focus goes round in a circle. */
const MOST_STOPS = 600

/**
 * Goes through a page with Tab, from where the focus is to where it leaves the page or comes round again.
 *
 * @param most - ends the walk after so many stops
 */
export async function walk(page: Page, most = MOST_STOPS): Promise<TabStop[]> {
  await installProbe(page)
  const stops: Omit<TabStop, 'name'>[] = []
  while (stops.length < most) {
    await page.keyboard.press('Tab')
    const look = await probeFocus(page, stops.length)
    if (!look) break
    stops.push(look)
  }
  await page.evaluate(openFoldsOfStops)
  const names = await namesOfStops(page)
  return stops.map((stop, index) => {
    const name = names.get(index) ?? ''
    return { ...stop, name, faults: [...stop.faults, ...faultsOfName(name)] }
  })
}

/** Runs in the page. A fold that opened for the reader closes when they have gone on; what is in it has no name then. */
function openFoldsOfStops(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:has([data-stop])'))
    fold.open = true
}

function faultsOfName(name: string): string[] {
  if (name === '') return ['is no control any more']
  return /^\w.* ".+"$/.test(name) ? [] : ['has no role or no name']
}

/** The attribute by which the probe numbers the stops. */
const NUMBER = 'data-stop'

/**
 * Asks the browser's accessibility tree how it calls the controls that the probe has numbered.
 *
 * @returns role and name of each: `link "Next"`
 */
async function namesOfStops(page: Page): Promise<Map<number, string>> {
  const session = await page.context().newCDPSession(page)
  const numbers = await getNumbers(session)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const names = new Map<number, string>()
  for (const { backendDOMNodeId, role, name, ignored } of nodes) {
    const number = numbers.get(backendDOMNodeId ?? -1)
    if (number === undefined || ignored) continue
    names.set(number, `${String(role?.value)} "${String(name?.value ?? '')}"`)
  }
  await session.detach()
  return names
}

/** The number of each numbered element, by its id in the browser. */
async function getNumbers(session: CDPSession): Promise<Map<number, number>> {
  await session.send('DOM.enable')
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1 })
  const numbers = new Map<number, number>()
  for (const { attributes = [], backendNodeId } of nodes) {
    const at = attributes.indexOf(NUMBER)
    if (at >= 0 && at % 2 === 0) numbers.set(backendNodeId, Number(attributes[at + 1]))
  }
  return numbers
}

/** How visible the focused control is for a reader with a keyboard. */
interface FocusLook {
  /** The control's HTML, for messages. */
  html: string
  faults: string[]
}

interface Box {
  top: number
  right: number
  bottom: number
  left: number
}

declare global {
  interface Window {
    lookAtFocus: typeof lookAtFocus
  }
}

/**
 * Looks at the control that has the focus, and gives it a number.
 *
 * @returns `undefined` once the focus has left the page, or is where it was before
 */
async function probeFocus(page: Page, number: number): Promise<FocusLook | undefined> {
  return page.evaluate((index) => window.lookAtFocus(index), number)
}

/** Puts the functions below into the page. */
async function installProbe(page: Page): Promise<void> {
  const functions = [isSeen, faultOfFocus, clip, faultOfPlace, getPlace, coverAt, lookAtFocus]
  await page.evaluate(`(() => { ${functions.join('\n')}\nwindow.lookAtFocus = lookAtFocus })()`)
}

// The functions below run in the page.

/**
 * Whether a color of the focus is that of what is active, or that of the control's own text. All of them have enough contrast
 * with the grounds that they meet: src/css/contrast.test.ts, and what axe says of each page.
 */
function isSeen(color: string, element: Element): boolean {
  const probe = document.body.appendChild(document.createElement('i'))
  const tokens = ['--color-accent', '--ran-act', '--ran-text'].map((name) => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  })
  probe.remove()
  return [...tokens, getComputedStyle(element).color].some((known) => color.includes(known))
}

/** The fault of what shows the focus: an outline, or a ring around the element that holds the control. */
function faultOfFocus(element: HTMLElement): string | undefined {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  const around = element.parentElement ?? element
  for (const animation of around.getAnimations()) animation.finish()
  const { boxShadow } = getComputedStyle(around)
  const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
  if (!hasOutline && boxShadow === 'none') return 'has no outline, and no ring around it'
  const color = hasOutline ? outlineColor : boxShadow
  return isSeen(color, element) ? undefined : `shows the focus in ${color}`
}

function clip(box: Box, by: Box): Box {
  return {
    top: Math.max(box.top, by.top),
    right: Math.min(box.right, by.right),
    bottom: Math.min(box.bottom, by.bottom),
    left: Math.max(box.left, by.left),
  }
}

/** The part of a control that is inside the window and its scrolling containers. */
function getPlace(element: Element): Box {
  let box: Box = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const { clientWidth: right, clientHeight: bottom } = document.documentElement
  box = clip(box, { top: 0, left: 0, right, bottom })
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflow !== 'visible') box = clip(box, at.getBoundingClientRect())
  }
  return box
}

/** The element that covers a control at a point, if there is one. */
function coverAt(element: Element, x: number, y: number): string | undefined {
  const above = document.elementFromPoint(x, y)
  if (!above) return 'nothing'
  const isPart = element.contains(above) || above.contains(element)
  if (isPart || above.closest('label')?.control === element) return undefined
  return `${above.tagName.toLowerCase()}.${above.classList.value}`
}

/** Reports a control that is hidden or covered. (WCAG 2.4.11 only requires that a part of it is visible.) */
function faultOfPlace(element: Element): string | undefined {
  const { top, right, bottom, left } = getPlace(element)
  if (right - left < 4 || bottom - top < 4) return 'is outside of what can be seen'
  for (const part of [0.1, 0.5, 0.9]) {
    const cover = coverAt(element, left + (right - left) * part, top + (bottom - top) * part)
    if (cover !== undefined) return `is covered by ${cover}`
  }
  return undefined
}

function lookAtFocus(number: number): FocusLook | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body || element.dataset.stop) return undefined
  const before = document.querySelector(`[data-stop="${number - 1}"]`)
  element.dataset.stop = String(number)
  // Colors have a transition even with reduced motion.
  for (const animation of element.getAnimations()) animation.finish()
  const faults = [faultOfFocus(element), faultOfPlace(element)].filter((fault) => fault !== undefined)
  const isBehind = before && before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
  if (isBehind) faults.push('comes after a control behind it')
  return { html: element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120), faults }
}
