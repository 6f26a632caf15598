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
  const numbers = await numbersOf(session)
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
async function numbersOf(session: CDPSession): Promise<Map<number, number>> {
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
    /** A cache of parsed colors, because parsing is slow. */
    probedColors?: Map<string, number[]>
    lookAtFocus: typeof lookAtFocus
  }
}

/** Least contrast between the focus indicator and its background (WCAG 1.4.11). */
const LEAST_CONTRAST = 3

/**
 * Looks at the control that has the focus, and gives it a number.
 *
 * @returns `undefined` once the focus has left the page, or is where it was before
 */
async function probeFocus(page: Page, number: number): Promise<FocusLook | undefined> {
  return page.evaluate(([index, least]) => window.lookAtFocus(index, least), [
    number,
    LEAST_CONTRAST,
  ] as const)
}

/** Puts the functions below into the page. */
async function installProbe(page: Page): Promise<void> {
  const parts = [rgba, blend, backdrop, luminance, contrast, faultOfOutline, faultOfRing, clip]
  const functions = [...parts, faultOfPlace, placeOf, coverAt, faultsOf, lookAtFocus]
  await page.evaluate(`(() => { ${functions.join('\n')}\nwindow.lookAtFocus = lookAtFocus })()`)
}

// The functions below run in the page.

/** Red, green, blue and opacity of any color that CSS can write. */
function rgba(color: string): number[] {
  const colors = (window.probedColors ??= new Map<string, number[]>())
  const known = colors.get(color)
  if (known) return known
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('The page has no canvas')
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  const found = [red, green, blue, alpha / 255]
  colors.set(color, found)
  return found
}

function blend(above: number[], below: number[]): number[] {
  const alpha = above[3] ?? 1
  return [0, 1, 2].map((index) => (above[index] ?? 0) * alpha + (below[index] ?? 0) * (1 - alpha)).concat(1)
}

/** The color behind an element, including its own background. */
function backdrop(element: Element | null): number[] {
  const layers: number[][] = []
  for (let at = element; at; at = at.parentElement) {
    const layer = rgba(getComputedStyle(at).backgroundColor)
    layers.push(layer)
    if (layer[3] === 1) break
  }
  return layers.reduceRight((below, above) => blend(above, below), [255, 255, 255, 1])
}

function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color
    .slice(0, 3)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: number[], second: number[]): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The fault of the outline, if it has one. */
function faultOfOutline(element: Element, least: number): string | undefined {
  const style = getComputedStyle(element)
  if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 1) return 'has no outline'
  const inside = parseFloat(style.outlineOffset) < 0
  const behind = backdrop(inside ? element : element.parentElement)
  const ratio = contrast(blend(rgba(style.outlineColor), behind), behind)
  return ratio < least ? `has an outline with a contrast of ${ratio.toFixed(2)}` : undefined
}

/** Finds an element around the control that has a focus ring only while the control has the focus. */
function faultOfRing(element: HTMLElement, least: number): string | undefined {
  const around = element.parentElement ?? element
  const shadow = (): string => {
    for (const animation of around.getAnimations()) animation.finish()
    return getComputedStyle(around).boxShadow
  }
  const focused = shadow()
  element.blur()
  const isDifferent = shadow() !== focused
  element.focus({ preventScroll: true })
  if (focused === 'none' || !isDifferent) return 'has no ring around it'
  const color = /^(?:rgb|color|#)[^)]*\)?/.exec(focused)?.[0] ?? 'transparent'
  const ratio = contrast(rgba(color), backdrop(around))
  return ratio < least ? `has a ring around it with a contrast of ${ratio.toFixed(2)}` : undefined
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
function placeOf(element: Element): Box {
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
  const { top, right, bottom, left } = placeOf(element)
  if (right - left < 4 || bottom - top < 4) return 'is outside of what can be seen'
  for (const part of [0.1, 0.5, 0.9]) {
    const cover = coverAt(element, left + (right - left) * part, top + (bottom - top) * part)
    if (cover !== undefined) return `is covered by ${cover}`
  }
  return undefined
}

function faultsOf(element: HTMLElement, least: number): string[] {
  const outline = faultOfOutline(element, least)
  const ring = outline && faultOfRing(element, least)
  return [outline && ring && `${outline}, ${ring}`, faultOfPlace(element)].filter(
    (fault) => fault !== undefined,
  )
}

function lookAtFocus(number: number, least: number): FocusLook | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body || element.dataset.stop) return undefined
  const before = document.querySelector(`[data-stop="${number - 1}"]`)
  element.dataset.stop = String(number)
  // Colors have a transition even with reduced motion.
  for (const animation of element.getAnimations()) animation.finish()
  const faults = faultsOf(element, least)
  const isBehind = before && before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
  if (isBehind) faults.push('comes after a control behind it')
  return { html: element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120), faults }
}
