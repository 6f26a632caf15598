import type { ReactNode } from 'react'

import styles from './kit.module.css'
import type { ObservableList } from './observable-list'
import { Panel } from './Panel'
import type { RecordedRender } from './timeline'
import { SET, UNSET } from './timeline'
import { useList } from './use-list'
import { useScrollToEnd } from './use-scroll-to-end'

const ROWS = ['status', 'isLoading', 'isFetching', 'isSuccess', 'isError', 'data', 'currentData'] as const

const TITLE = 'What the hook returned'

/** What a query hook returned, render by render: a row for each field, a column for each render. */
export function HookTimeline(props: { renders: ObservableList<RecordedRender> }): ReactNode {
  const renders = useList(props.renders)
  const { ref, onScroll } = useScrollToEnd<HTMLDivElement>('left')
  return (
    <Panel title={TITLE} wide>
      <div
        className={`timeline-scroll ${styles.strip}`}
        tabIndex={0}
        role="group"
        aria-label="Renders, the latest last"
        ref={ref}
        onScroll={onScroll}
      >
        <table className="timeline" aria-label={TITLE}>
          <thead>
            <tr>
              <th scope="col">Render</th>
              {renders.map(({ id }) => (
                <th scope="col" key={id}>
                  {id}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                <th scope="row">
                  <code>{row}</code>
                </th>
                {renders.map((render, index) => (
                  <td key={render.id} className={classOf(row, render, renders[index - 1])}>
                    {render[row]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

/** The classes of `timeline.css`: a set flag, no value, or a value; and whether the value is unchanged. */
function classOf(row: string, render: RecordedRender, before: RecordedRender | undefined): string {
  const kind = { [SET]: 'on', [UNSET]: 'off' }[render[row] ?? ''] ?? 'value'
  return before?.[row] === render[row] ? `${kind} same` : kind
}
