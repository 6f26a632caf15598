import type { Page } from '@playwright/test'

import { installProbe, probeFocus } from './focus-probe'
import { namesOfStops } from './stop-names'

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
