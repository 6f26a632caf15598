/** Something that a release changed, which a reader of an older one may have to do something about. */
export interface Change {
  /** Unique. The address of the entry is made of it and is linked to, so it stays. */
  id: string
  /** Whether only code for the compiler is concerned. */
  kind?: 'types'
  /** What happens now, and what happened before. */
  change: string
  /** What to look for in one's own code. */
  lookFor: string
  /** What to do, or why there is nothing to do. */
  todo: string
  /** Where it is described. */
  section: Section
}

/** Something that a release added. */
export interface Addition {
  /** What it is called, with code in backticks. */
  name: string
  section: Section
}

/** A place on a page, and the page's title. */
export interface Section {
  path: string
  title: string
}

/** What a minor release of the library brought, with its patches. */
export interface Release {
  /** Major and minor. */
  version: string
  changes: readonly Change[]
  additions: readonly Addition[]
}

/** The id that a change has on the page. */
export function getAnchor({ id }: Pick<Change, 'id'>): string {
  return `change-${id}`
}
