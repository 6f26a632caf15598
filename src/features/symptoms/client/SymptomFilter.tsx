import type { ReactNode } from 'react'

import { SYMPTOM_GROUPS } from '../data'
import { RowFilter } from '../../row-filter/client/RowFilter'

const COUNT = SYMPTOM_GROUPS.reduce((sum, { symptoms }) => sum + symptoms.length, 0)

/** The field above the lists of symptoms. */
export function SymptomFilter(): ReactNode {
  return <RowFilter label={`Filter the ${COUNT} symptoms`} />
}
