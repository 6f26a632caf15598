import type { Diagnostic } from '../../../../lib/build/diagnostic'
import type { Home } from './homes'
import type { NameList } from './name-list'
import type { ReferencePage } from './read-reference'
import type { ExportedName } from './types'

/** A home, and the page that claims it. */
interface Claim extends Home {
  page: ReferencePage
}

/** Checks that every export has exactly one home or is pending, and that pages mention the exports they are home of. */
export function checkHomes(
  pages: readonly ReferencePage[],
  exports: readonly ExportedName[],
  pending: NameList,
): { found: ExportedName[]; diagnostics: Diagnostic[] } {
  const claims = pages.flatMap((page) => page.homes.map((home) => ({ ...home, page })))
  const claimed = new Set(claims.map(({ name }) => name))
  const known = new Set(exports.map(({ name }) => name))
  return {
    found: exports.filter(({ name }) => claimed.has(name)),
    diagnostics: [
      ...claims.flatMap((claim, index) => claimDiagnostics(claim, claims.slice(0, index), known)),
      ...homeless(exports, claimed, pending),
      ...stalePending(pending, claimed, known),
    ],
  }
}

function claimDiagnostics(claim: Claim, earlier: readonly Claim[], known: ReadonlySet<string>): Diagnostic[] {
  const { name, page, place } = claim
  const messages: string[] = []
  if (!known.has(name)) messages.push(`The library exports no "${name}".`)
  const first = earlier.find((other) => other.name === name)
  if (first) messages.push(`"${name}" has its home in ${first.page.path}; only one page can be it.`)
  if (!page.shown.has(name)) {
    messages.push(
      `The page is the home of "${name}", but shows it in no heading, first cell of a table, or import.`,
    )
  }
  return messages.map((message) => ({ page: page.path, ...place, message }))
}

function homeless(
  exports: readonly ExportedName[],
  claimed: ReadonlySet<string>,
  pending: NameList,
): Diagnostic[] {
  return exports
    .filter(({ name }) => !claimed.has(name) && !pending.names.includes(name))
    .map(({ name, entries }) => {
      const remedy = 'Name it in the front matter of the page that explains it: exports: […].'
      return pending.diagnostic(name, `"${name}" of ${entries.join(' and ')} has no home. ${remedy}`)
    })
}

function stalePending(
  pending: NameList,
  claimed: ReadonlySet<string>,
  known: ReadonlySet<string>,
): Diagnostic[] {
  return pending.names.flatMap((name, index) => {
    if (!known.has(name))
      return [pending.diagnostic(name, `The library exports no "${name}"; remove it here.`)]
    if (claimed.has(name)) return [pending.diagnostic(name, `"${name}" has a home; remove it here.`)]
    const previous = pending.names[index - 1]
    const sorted = previous === undefined || previous < name
    return sorted ? [] : [pending.diagnostic(name, `"${name}" is out of order; the list is sorted.`)]
  })
}
