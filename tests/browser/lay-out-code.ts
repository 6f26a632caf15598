import type { Page } from './test'

/** Lays out all code of a page, as the browser does when it comes near the view: src/css/code.css. */
export function layOutCode(page: Page): Promise<void> {
  return page.locator(".code-sample pre[style^='--lines']").evaluateAll((pres: HTMLElement[]) => {
    for (const pre of pres) pre.style.contentVisibility = 'visible'
  })
}
