import type { ReactNode } from 'react'
import { DecisionDiagram, type Question } from './kit/DecisionDiagram'

const RUN = { label: 'run', accent: true }

const CHECKS: readonly Question[] = [
  { ask: 'an upsert?', yes: RUN },
  { ask: 'skipToken?', yes: 'skip' },
  { ask: 'entry pending?', yes: { label: 'skip', detail: 'initiate joins it' } },
  { ask: 'isForcedQuery?', yes: RUN },
  { ask: 'forceRefetch(…)?', yes: RUN },
  { ask: 'data, and no direction?', yes: { label: 'skip', detail: 'from the cache' } },
  { ask: 'no next page?', yes: 'skip' },
]

/** The checks of the query thunk's `condition`, in their order. */
export function QueryThunkCondition(): ReactNode {
  return (
    <DecisionDiagram
      title="The condition of the query thunk"
      description="Seven checks from top to bottom; the first yes decides. An upsert runs. The argument skipToken skips. An entry that is pending skips, and initiate joins the running request. A query that isForcedQuery calls forced runs. An endpoint whose forceRefetch option returns true runs. If there is data and the call has no direction, it is skipped and the cache is used. If a page is asked for and there is no next page, it is skipped. Otherwise it runs."
      caption="The first yes decides."
      questions={CHECKS}
      otherwise={RUN}
    />
  )
}
