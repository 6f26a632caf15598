/** Members that a table leaves out, and why; the page prints it below the table. */
export interface Omission {
  names: string[]
  reason: string
}

/**
 * Reads `omit="Types: exists for the compiler only; _type internalActions: app code has no use for them"`.
 *
 * @param report - called with a message for each fault
 */
export function readOmissions(value: string | undefined, report: (message: string) => void): Omission[] {
  if (value === undefined) return []
  return value.split(';').flatMap((part) => {
    const [, names, reason] = /^\s*([^:]+):\s+(\S.*?)\s*$/.exec(part) ?? []
    if (names !== undefined && reason !== undefined) return [{ names: names.trim().split(/\s+/), reason }]
    report(`"omit" gives a reason for what it leaves out: omit="Types: exists for the compiler only".`)
    return []
  })
}
