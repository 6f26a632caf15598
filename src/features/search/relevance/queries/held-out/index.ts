import type { Queries } from '../../query'
import { heldOutErrors } from './errors'
import { heldOutOneWord } from './one-word'
import { heldOutPhrases } from './phrases'
import { heldOutTasks } from './tasks'

/**
 * The other half of those queries, which shows how the search does on queries that nobody tuned for. Look only at the
 * scores: a rule or a synonym made for one of these queries makes their measure worthless. The test never prints them.
 */
export const HELD_OUT_QUERIES: readonly Queries[] = [
  heldOutOneWord,
  heldOutPhrases,
  heldOutTasks,
  heldOutErrors,
]
