import { diagnosticAtOpening, outputFenceOf, type Fence, type OlderOutput } from '../page/fence'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { describeFailure } from '../../../sample-runtime/node/describe-failure'
import { lineDifference } from '../../../sample-runtime/node/line-difference'
import type { PreparedFence } from './prepare'
import { toDiagnostic } from './place'
import type { Place } from '../../../sample-runtime/core/places.mjs'
import type { FenceReport, Thrown } from '../../../sample-runtime/node/protocol'

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
  const own = placesOf(prepared, thrown).find((place) => place.fence === fence)
  const [innermost] = placesOf(prepared, thrown)
  const place = own ?? innermost
  if (!place) return diagnosticAtOpening(fence, `This sample throws ${thrown.text}`)
  const { page, line } = toDiagnostic(innermost ?? place, '')
  const from = innermost && innermost.fence !== place.fence ? `\nIt was thrown at ${page}:${line}.` : ''
  const message = thrown.specifier === undefined ? `This throws ${thrown.text}` : thrown.text
  return toDiagnostic(place, message + from)
}

function placesOf(prepared: PreparedFence, { frames, specifier }: Thrown) {
  const imported =
    specifier === undefined ? undefined : prepared.locateImport(frames[0]?.path ?? '', specifier)
  return imported ? [imported] : frames.flatMap((frame) => prepared.locate(frame) ?? [])
}

function judgeOutput(prepared: PreparedFence, { output, printedAt }: FenceReport): Diagnostic[] {
  const { fence, project } = prepared
  const shown = outputFenceOf(fence, project.page)
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
