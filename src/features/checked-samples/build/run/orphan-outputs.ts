import type { Fence } from '../page/fence'
import { isExecuted, diagnosticAtOpening } from '../page/fence'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import type { Page } from '../page/read-page'

/** The fence that shows what a fence prints: the next one on the page, if it is tagged `output`. */
export function outputFenceOf(fence: Fence, page: Page): Fence | undefined {
  const next = page.fences[fence.index + 1]
  return next && isOutput(next) ? next : undefined
}

/** Finds the `text output` fences that don't follow an executed fence, because they would never be compared. */
export function orphanOutputs(page: Page): Diagnostic[] {
  return page.fences
    .filter((fence) => {
      const previous = page.fences[fence.index - 1]
      return isOutput(fence) && !(previous && isExecuted(previous))
    })
    .map((fence) =>
      diagnosticAtOpening(
        fence,
        'There is no executed fence before this output: add "run" to the fence that prints it.',
      ),
    )
}

function isOutput({ language, tags }: Fence): boolean {
  return language === 'text' && tags.output
}
