import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import styles from './kit.module.css'
import { Panel } from './Panel'
import type { RecordedRender, Timeline } from './timeline'
import { SET, UNSET } from './timeline'
import { useList } from './use-list'

const ROWS = ['status', 'isLoading', 'isFetching', 'isSuccess', 'isError', 'data', 'currentData'] as const

interface HookTimelineProps<Result> {
  timeline: Timeline<Result>
  title?: string
}

/** What a query hook returned, render by render: a row for each field, a column for each render. */
export function HookTimeline<Result>(props: HookTimelineProps<Result>): ReactNode {
  const { timeline, title = 'What the hook returned' } = props
  const renders = useList(timeline.renders)
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth
  }, [renders])
  return (
    <Panel title={title} wide>
      <div
        className={`timeline-scroll ${styles.strip}`}
        tabIndex={0}
        role="group"
        aria-label={title}
        ref={scroller}
      >
        <table className="timeline">
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

/** Set, unset or a value; and whether it is as it was at the render before. */
function classOf(row: string, render: RecordedRender, before: RecordedRender | undefined): string {
  const kind = { [SET]: 'on', [UNSET]: 'off' }[render[row] ?? ''] ?? 'value'
  return before?.[row] === render[row] ? `${kind} same` : kind
}
