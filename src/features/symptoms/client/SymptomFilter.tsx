import type { ReactNode } from 'react'

import groups from '@generated/symptoms/default/groups.json'

import { RowFilter } from '../../row-filter/client/RowFilter'

/** The field above the lists of symptoms. */
export function SymptomFilter(): ReactNode {
  // Counted here and not above, so that the browser, which gets this as HTML, doesn't load the symptoms.
  const count = groups.reduce((sum, { symptoms }) => sum + symptoms.length, 0)
  return <RowFilter label={`Filter the ${count} symptoms`} />
}
