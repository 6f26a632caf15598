import type { OlderVersion } from '../../../../config/library'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import type { Fence } from '../page/fence'
import { isExecuted, diagnosticAtOpening } from '../page/fence'
import type { Page } from '../page/read-page'

/** A fence that shows what another one prints on an older version of the library. */
export type OlderOutput = Fence & { tags: { version: OlderVersion } }

/** The fence that shows what a fence prints: the next one on the page, if it is tagged `output`. */
export function outputFenceOf(fence: Fence, page: Page): Fence | undefined {
  const next = page.fences[fence.index + 1]
  return next && isOutput(next) && !isOlder(next) ? next : undefined
}

/** The fence that shows what a fence prints on an older version, for comparison: the one after {@link outputFenceOf}. */
export function olderOutputOf(fence: Fence, page: Page): OlderOutput | undefined {
  const output = outputFenceOf(fence, page)
  const next = output && page.fences[output.index + 1]
  return next && isOutput(next) && isOlder(next) ? next : undefined
}

/** Finds the `text output` fences that don't follow an executed fence, because they would never be compared. */
export function orphanOutputs(page: Page): Diagnostic[] {
  const compared = new Set(
    page.fences
      .filter(isExecuted)
      .flatMap((fence) => [outputFenceOf(fence, page), olderOutputOf(fence, page)]),
  )
  return page.fences
    .filter((fence) => isOutput(fence) && !compared.has(fence))
    .map((fence) => diagnosticAtOpening(fence, isOlder(fence) ? ORPHAN_OLDER : ORPHAN))
}

const ORPHAN = 'There is no executed fence before this output: add "run" to the fence that prints it.'
const ORPHAN_OLDER =
  'The output on an older version belongs after the output on the installed one, which belongs after the fence that prints it.'

function isOutput({ language, tags }: Fence): boolean {
  return language === 'text' && tags.output
}

function isOlder(fence: Fence): fence is OlderOutput {
  return fence.tags.version !== undefined
}
