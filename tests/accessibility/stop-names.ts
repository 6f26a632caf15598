import type { CDPSession, Page } from '@playwright/test'

/** The attribute by which the probe numbers the stops. */
const NUMBER = 'data-stop'

/**
 * Asks the browser's accessibility tree how it calls the controls that the probe has numbered.
 *
 * @returns role and name of each: `link "Next"`
 */
export async function namesOfStops(page: Page): Promise<Map<number, string>> {
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
