import type { ReactNode } from 'react'

import { SYMPTOM_GROUPS } from '../../shared/symptoms'
import { RowFilter } from '../row-filter/RowFilter'

const COUNT = SYMPTOM_GROUPS.reduce((sum, { symptoms }) => sum + symptoms.length, 0)

/** The field above the lists of symptoms. */
export function SymptomFilter(): ReactNode {
  return <RowFilter label={`Filter the ${COUNT} symptoms`} />
}
