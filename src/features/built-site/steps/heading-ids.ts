import { addressOf } from '../../../lib/build/html-files'
import { assertNoDiagnostics } from '../../../lib/build/content/data-diagnostic'
import { aliasDiagnostics } from '../heading-ids/alias-diagnostics'
import { linkableIds } from '../heading-ids/linkable-ids'
import { readAliases } from '../heading-ids/read-aliases'
import type { Step } from '../../../lib/build/built-site-step'

/** Stops the build if an old heading id no longer leads anywhere: `content/heading-id-aliases.yaml`. */
export const headingIds: Step<string[]> = {
  name: 'heading-ids',
  reads: 'document',
  read: linkableIds,
  finish(pages, { siteDir }) {
    const linkable = new Map(
      pages.flatMap(({ file, finding }) => (finding.length > 0 ? [[addressOf(file), finding]] : [])),
    )
    assertNoDiagnostics('Old ids of headings', aliasDiagnostics(readAliases(siteDir), linkable))
  },
}
