import type { ReactNode } from 'react'

import type { ActionLog } from './action-log'
import { describeValue } from './describe-value'
import { EventLog } from './EventLog'
import styles from './kit.module.css'
import { Panel } from './Panel'
import { useList } from './use-list'

/** Lists the dispatched actions with their payloads. */
export function ActionList({ log, wide = false }: { log: ActionLog; wide?: boolean }): ReactNode {
  const actions = useList(log)
  return (
    <Panel title="Actions" wide={wide}>
      <EventLog label="Dispatched actions" empty="No action has been dispatched.">
        {actions.map(({ id, type, payload }) => (
          <li key={id}>
            <b>{type}</b> <span className={styles.quiet}>{describeValue(payload)}</span>
          </li>
        ))}
      </EventLog>
    </Panel>
  )
}
