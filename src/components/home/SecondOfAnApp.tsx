import type { CSSProperties, ReactNode } from 'react'
import clsx from 'clsx'
import Heading from '@theme/Heading'
import recorded from '@generated/recorded-trace/default/trace.json'

import type { TraceEvent } from '../../features/recorded-trace/shared/trace'
import { Lanes } from '../diagrams/kit/Lanes'
import styles from './SecondOfAnApp.module.css'

const TICKS = [0, 250, 500, 750, 1000].map((at) => ({ at, label: `${at} ms` }))
/** The refetch: the app has older data, and newer data is on its way. */
const FIRST_CHOSEN = { name: 'getMenu', detail: 'pending', from: 300 } as const

/**
 * One second of a small app, recorded while the site was built: what lasted, the actions, and the state after the chosen
 * one. Choosing works without scripts, with radio buttons; to screen readers it is a table.
 */
export function SecondOfAnApp(): ReactNode {
  const { version, length, events, lanes } = recorded
  return (
    <section
      className={styles.instrument}
      aria-label="One second of an app"
      data-no-markdown=""
      data-search-ignore=""
    >
      <div className={styles.head}>
        <Heading as="h2">One second of an app</Heading>
        <p className={styles.about}>a slice and a query, recorded</p>
        <p className={styles.ran}>✓ ran on {version}</p>
      </div>
      <Lanes end={length} ticks={TICKS} lanes={lanes} />
      <table className={styles.log} aria-label="Each action, and the state after it">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Action</th>
            <th scope="col">State after it</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event, index) => (
            <Row key={index} event={event} share={event.at / length} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ event, share }: { event: TraceEvent; share: number }): ReactNode {
  const { at, name, detail, tone, state } = event
  const place = { '--at': share } as CSSProperties
  return (
    <tr className={styles.row} style={place}>
      <td className={styles.cell}>
        <label className={styles.action}>
          <input type="radio" name="trace" defaultChecked={isFirstChosen(event)} />
          <span className={styles.at}>
            {at}
            <span className="visually-hidden"> ms</span>
          </span>
          <span className={styles.name}>{name}</span>
          <span className={clsx(styles.detail, styles[tone])}>{detail}</span>
        </label>
      </td>
      <td className={styles.state}>
        <p>
          state after <span className={styles.act}>{tone === 'act' ? name : `${name}/${detail}`}</span>, {at}{' '}
          ms
        </p>
        <pre>
          {state.map(({ text, changed }, index) => (
            <span key={index} className={changed ? styles.changed : undefined}>
              {`${text}\n`}
            </span>
          ))}
        </pre>
        <span className={styles.playhead} aria-hidden="true" />
      </td>
    </tr>
  )
}

function isFirstChosen({ at, name, detail }: TraceEvent): boolean {
  return name === FIRST_CHOSEN.name && detail === FIRST_CHOSEN.detail && at > FIRST_CHOSEN.from
}
