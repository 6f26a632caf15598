import { diffArrays } from 'diff'

import { diagnosticAtOpening, getOutputFence, type Fence, type OlderOutput } from '../page/fence'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { type PreparedFence, toDiagnostic } from './prepare'
import type { Place } from '../../../sample-runtime/core/thrown.mjs'
import type { FenceReport, Thrown, Failure } from '../../../sample-runtime/node/protocol'
import type { Claim } from '../../../sample-runtime/core/claims/find-claims'

/** Longer messages are shortened, because they would hide the difference. */
const LONGEST = 4000

/** Describes how an assertion failed. */
function describeFailure(failure: Failure, claim: Claim['expected']): string {
  const message =
    failure.kind === 'value'
      ? describeDifference(failure.expected, failure.actual)
      : describeThrow(failure, claim.kind === 'throws' ? claim.text : '')
  return message.length > LONGEST ? `${message.slice(0, LONGEST)}\n… (shortened)` : message
}

function describeDifference(expected: string, actual: string): string {
  if (expected === actual) {
    return `The values differ in their prototypes or in parts that are not shown; both look like\n${actual}`
  }
  const remedy = actual.startsWith('Promise {') ? '\nWrite "await" before the expression.' : ''
  const isShort = !expected.includes('\n') && !actual.includes('\n')
  if (isShort) return `Expected: ${expected}\nActual:   ${actual}${remedy}`
  return `The value differs (- expected, + actual):\n${lineDifference(expected, actual)}`
}

function describeThrow(failure: Exclude<Failure, { kind: 'value' }>, text: string): string {
  if (failure.kind === 'threw') return `Expected an error with: ${text}\nIt threw instead: ${failure.actual}`
  const remedy = failure.isPromise ? ' A promise rejects later: write "await" before the expression.' : ''
  return `Expected an error with: ${text}\nIt did not throw, but gave: ${failure.actual}.${remedy}`
}

/**
 * Compares two texts line by line.
 *
 * @returns all lines, each after `  ` (in both), `- ` (only expected) or `+ ` (only actual)
 */
function lineDifference(expected: string, actual: string): string {
  return diffArrays(expected.split('\n'), actual.split('\n'))
    .flatMap(({ value, added, removed }) =>
      value.map((line) => `${added ? '+' : removed ? '-' : ' '} ${line}`),
    )
    .join('\n')
}

/** Lists the problems of an executed fence; empty if the fence did what the page says. */
export function judge(prepared: PreparedFence, report: FenceReport): Diagnostic[] {
  if (prepared.older) return judgeOlder(prepared, prepared.older, report)
  const diagnostics = report.failures.flatMap((failure) => {
    const assertion = prepared.assertions[failure.assertion]
    return assertion ? [toDiagnostic(assertion.place, describeFailure(failure, assertion.claim))] : []
  })
  diagnostics.push(...report.thrown.map((thrown) => diagnosticOfThrown(prepared, thrown)))
  // After an exception, the assertions that weren't reached and the missing output need no problems of their own.
  if (report.thrown.length > 0) return diagnostics
  return [...diagnostics, ...unreached(prepared, report), ...judgeOutput(prepared, report)]
}

/** An older version has to print what the page says. The sample's other claims are about the installed version. */
function judgeOlder(prepared: PreparedFence, older: OlderOutput, report: FenceReport): Diagnostic[] {
  if (report.thrown.length === 0) return compareOutput(older, report.output)
  return report.thrown.map((thrown) => {
    const { message, ...place } = diagnosticOfThrown(prepared, thrown)
    return { ...place, message: `${message}\nThat is on ${older.tags.version}.` }
  })
}

function unreached({ assertions }: PreparedFence, { reached }: FenceReport): Diagnostic[] {
  return assertions
    .filter((_assertion, number) => !reached.includes(number))
    .map(({ place }) =>
      toDiagnostic(place, 'This comparison was never reached: the statement was not executed.'),
    )
}

function diagnosticOfThrown(prepared: PreparedFence, thrown: Thrown): Diagnostic {
  const { fence } = prepared
  const own = getPlaces(prepared, thrown).find((place) => place.fence === fence)
  const [innermost] = getPlaces(prepared, thrown)
  const place = own ?? innermost
  if (!place) return diagnosticAtOpening(fence, `This sample throws ${thrown.text}`)
  const { page, line } = toDiagnostic(innermost ?? place, '')
  const from = innermost && innermost.fence !== place.fence ? `\nIt was thrown at ${page}:${line}.` : ''
  const message = thrown.specifier === undefined ? `This throws ${thrown.text}` : thrown.text
  return toDiagnostic(place, message + from)
}

function getPlaces(prepared: PreparedFence, { frames, specifier }: Thrown) {
  const imported =
    specifier === undefined ? undefined : prepared.locateImport(frames[0]?.path ?? '', specifier)
  return imported ? [imported] : frames.flatMap((frame) => prepared.locate(frame) ?? [])
}

function judgeOutput(prepared: PreparedFence, { output, printedAt }: FenceReport): Diagnostic[] {
  const { fence, project } = prepared
  const shown = getOutputFence(fence, project.page)
  const actual = normalize(output)
  if (!shown) {
    if (actual === '') return []
    const message = `This prints\n${actual}\nbut the page doesn't show it: add a \`\`\`text output fence after it.`
    return [diagnosticOfPrint(prepared, printedAt, message)]
  }
  return compareOutput(shown, output)
}

function compareOutput(shown: Fence, output: string): Diagnostic[] {
  const [expected, actual] = [normalize(shown.code), normalize(output)]
  if (actual === expected) return []
  const difference = lineDifference(expected, actual)
  return [
    diagnosticAtOpening(shown, `The sample prints something else (- shown here, + printed):\n${difference}`),
  ]
}

function diagnosticOfPrint(
  prepared: PreparedFence,
  printedAt: readonly Place[],
  message: string,
): Diagnostic {
  const { fence } = prepared
  const place = printedAt
    .map((frame) => prepared.locate(frame))
    .find((candidate) => candidate?.fence === fence)
  return place ? toDiagnostic(place, message) : diagnosticAtOpening(fence, message)
}

function normalize(text: string): string {
  return text.replace(/[ \t]+$/gm, '').trimEnd()
}
