import type { ListedRedirect } from '../../config/read-redirects'
import { isOfFolder, type Redirect } from '../../config/redirects'
import type { PageDiagnostic } from './page-diagnostic'
import type { LinkTargets } from './link-targets'

/** Where `to` repeats what follows the folder of `from`. */
const SPLAT = ':splat'

/**
 * Finds the redirects that lead nowhere, in a circle, or to another redirect, and those that are never used.
 *
 * @param targets - the pages that there are
 */
export function redirectDiagnostics(
  redirects: readonly ListedRedirect[],
  targets: LinkTargets,
): PageDiagnostic[] {
  return redirects.flatMap((redirect, position) => {
    const message =
      formDiagnostic(redirect) ??
      orderDiagnostic(redirect, redirects.slice(0, position)) ??
      chainDiagnostic(redirect, redirects) ??
      targetDiagnostic(redirect, targets)
    const { line } = redirect
    return message === undefined ? [] : [{ line, message: `${redirect.from} → ${redirect.to}: ${message}` }]
  })
}

function formDiagnostic(redirect: Redirect): string | undefined {
  const { from, to } = redirect
  const isWellFormed = isOfFolder(redirect)
    ? isPath(from.replace(/\/\*$/, '')) && (to === `/${SPLAT}` || isPath(to.replace(/\/:splat$/, '')))
    : isPath(from) && isPath(to)
  if (!isWellFormed) {
    return 'Both must be paths like /api/createSlice, without query, hash or end slash. Only a folder ends in /*, and its target may end in /:splat.'
  }
  return from === to ? 'It leads to itself; remove it.' : undefined
}

function orderDiagnostic({ from }: Redirect, earlier: readonly Redirect[]): string | undefined {
  if (earlier.some((other) => other.from === from)) return 'This source appears twice; keep one.'
  const folder = earlier.find((other) => isOfFolder(other) && from.startsWith(other.from.slice(0, -1)))
  return folder && `It is never reached, because ${folder.from} comes first; move it up.`
}

function chainDiagnostic({ to }: Redirect, all: readonly Redirect[]): string | undefined {
  return all.some((other) => other.from === to)
    ? 'Its target is redirected again; name the last address.'
    : undefined
}

function targetDiagnostic({ from, to }: Redirect, targets: LinkTargets): string | undefined {
  if (!to.endsWith(SPLAT)) return targets.diagnosticOf(to, from)?.message
  const folder = to.slice(0, -SPLAT.length)
  return targets.hasPagesIn(folder)
    ? undefined
    : `There are no pages in ${folder}. Name a folder that has some.`
}

function isPath(value: string): boolean {
  return /^(\/[\w.~-]+)+$/.test(value)
}
