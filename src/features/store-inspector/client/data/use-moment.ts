import { useEffect, useState } from 'react'

import type { Answers } from '../../protocol/messages'
import type { Asker } from '../../protocol/asker'
import { messageOf } from './message-of'

/** An action with the states around it. */
export interface Moment {
  action: number
  answer?: Answers['moment']
  fault?: string
}

/**
 * Asks for an action and the states before and after it. Until the answer is there, it is the moment before, so that nothing
 * flickers.
 *
 * @param version - changes when what followed from actions was computed again
 */
export function useMoment(
  ask: Asker,
  store: number,
  action: number | undefined,
  version: unknown,
): Moment | undefined {
  const [moment, setMoment] = useState<Moment>()
  useEffect(() => {
    if (action === undefined) return
    let isWanted = true
    const arrive = (next: Moment): void => {
      if (isWanted) setMoment(next)
    }
    ask({ ask: 'moment', store, action }).then(
      (answer) => arrive({ action, answer }),
      (error: unknown) => arrive({ action, fault: messageOf(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [ask, store, action, version])
  return action === undefined ? undefined : moment
}
