import type { CheckedPage } from '../../checked-samples/build/generated-pages'
import type { Diagnostic } from '../../../lib/build/diagnostic'
import { FAILED_TEST } from '../shared/test-helper'
import type { Challenge } from './challenge'
import type { Variant } from './variant'

/**
 * The tests of a challenge that an attempt fails.
 *
 * @param checked - the result of checking its variant
 * @returns their names, in their order
 */
export function failedTests(challenge: Challenge, variant: Variant, checked: CheckedPage): string[] {
  const texts = checked.diagnostics.map(({ message }) => message).join('\n')
  const lines = checked.diagnostics.map(({ line }) => variant.sourceLine(line) - challenge.tests.line - 1)
  return challenge.names
    .filter(
      ({ name, firstLine, lastLine }) =>
        texts.includes(`${FAILED_TEST}${name}`) ||
        lines.some((line) => line >= firstLine && line <= lastLine),
    )
    .map(({ name }) => name)
}

/** What is wrong with an attempt that has to pass, at its places in the text of the challenges. */
export function asWritten(challenge: Challenge, variant: Variant, checked: CheckedPage): Diagnostic[] {
  return checked.diagnostics.map(({ line, column, message }) => ({
    page: challenge.source,
    line: variant.sourceLine(line),
    column,
    message,
  }))
}
