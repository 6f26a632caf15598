import axe from 'axe-core'

import { expect, type Page } from '../browser/test'

/** Tokens in code, which are too many to check here: src/css/contrast.test.ts checks their colors. */
const CODE = '.code-sample code'

const RULES = {
  // Not among the rules that run by default.
  'target-size': { enabled: true },
  // Not required by WCAG: the corner cell of a comparison table may be empty.
  'empty-table-header': { enabled: false },
}

/** They are asked in both modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

interface Where {
  include?: string[]
  exclude?: string[]
}

/**
 * What axe finds. It runs in the page and doesn't look into frames.
 *
 * @param where - selectors of what is checked and of what is left out; everything, if there are none
 * @returns a text for each rule, with the elements that break it
 */
export async function violations(
  page: Page,
  where: Where = {},
  options: axe.RunOptions = {},
): Promise<string[]> {
  // It is half a megabyte, so a page gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(runAxe, [where, options] as const)
}

/** Runs in the page. */
async function runAxe([where, options]: readonly [Where, axe.RunOptions]): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe
  const isWhole = where.include === undefined && where.exclude === undefined
  const context = isWhole ? document : (where as axe.ContextObject)
  const found = await run(context, { ...options, resultTypes: ['violations'] })
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  )
}

/** What all rules but those of colors find in all but code. */
export function violationsButColors(page: Page, include?: string): Promise<string[]> {
  const withoutColors = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]))
  const where = { exclude: [CODE], ...(include === undefined ? {} : { include: [include] }) }
  return violations(page, where, { rules: { ...RULES, ...withoutColors } })
}

/** What the rules of colors find in all but code. */
export function colorViolations(page: Page, include?: string): Promise<string[]> {
  const where = { exclude: [CODE], ...(include === undefined ? {} : { include: [include] }) }
  return violations(page, where, { runOnly: COLOR_RULES })
}

/**
 * Waits until all transitions between the colors of the modes have ended. Those of what isn't laid out, because it is out of
 * view, stay in the list of animations after their end.
 */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some((animation) => animation instanceof CSSTransition && animation.playState !== 'finished'),
  )
}

/**
 * Leaves the text of code and takes its tokens away, which are a third of a page. They have no roles or names, and their
 * colors are checked elsewhere: for the rules about all the rest, the page is the same without them.
 */
export function dropTokens(page: Page): Promise<void> {
  return page.locator(CODE).evaluateAll((blocks) => {
    for (const block of blocks)
      if (block.querySelector('a, button, [tabindex]') === null) block.replaceChildren(block.textContent)
  })
}

/** Loads all live demos, which load when they come near the viewport. */
export async function playDemos(page: Page): Promise<void> {
  for (const stage of await page.locator('[data-stage]').all()) {
    await stage.scrollIntoViewIfNeeded()
    await expect(stage).toHaveAttribute('data-stage', 'loaded')
  }
}
/** Lays out all code of a page, as the browser does when it comes near the view: src/css/code.css. */
export function layOutCode(page: Page): Promise<void> {
  return page.locator(".code-sample pre[style^='--lines']").evaluateAll((pres: HTMLElement[]) => {
    for (const pre of pres) pre.style.contentVisibility = 'visible'
  })
}
