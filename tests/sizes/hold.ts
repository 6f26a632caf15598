import { isNarrow, limitOf, type Budget, type Measured } from './budget'
import { explain, warn } from './explain'

/** What a test compares, and what it says when that fails. */
export interface Held {
  bytes: number
  limit: number
  explanation: string
}

/** Compares something with its budget. Warns when little is free. */
export function hold(budget: Budget, measured: Measured): Held {
  if (isNarrow(budget, measured)) console.warn(warn(budget, measured))
  return {
    bytes: measured.bytes,
    limit: limitOf(budget, measured.counts),
    explanation: explain(budget, measured),
  }
}
