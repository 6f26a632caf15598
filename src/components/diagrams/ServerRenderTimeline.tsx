import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  {
    label: 'cache on the server',
    spans: [
      { from: 3, to: 20, tone: 'pending', label: 'pending' },
      { from: 20, to: 44, tone: 'fulfilled', label: 'fulfilled' },
    ],
    marks: [{ at: 44, tone: 'rejected', label: 'dropped', beside: true }],
  },
  {
    label: 'page in the browser',
    spans: [
      { from: 56, to: 82, tone: 'plain', faint: true, label: 'visible' },
      { from: 82, to: 100, tone: 'plain', label: 'reacts' },
    ],
  },
  {
    label: 'cache in the browser',
    spans: [{ from: 69, to: 100, tone: 'fulfilled', label: 'fulfilled' }],
  },
  { label: 'subscriptions', spans: [{ from: 94, to: 100, tone: 'act' }] },
]
const MOMENTS: readonly Moment[] = [
  {
    at: 3,
    text: (
      <>
        <code>initiate(…)</code>: requests begin.
      </>
    ),
  },
  { at: 20, text: 'No query is running any more.' },
  {
    at: 32,
    text: (
      <>
        <code>renderToString</code>, from a full cache.
      </>
    ),
  },
  {
    at: 44,
    text: (
      <>
        <code>resetApiState</code>: timers end.
      </>
    ),
  },
  { at: 56, text: 'HTML and JSON have arrived.' },
  {
    at: 69,
    text: (
      <>
        <code>hydrated(state)</code>: entries are taken over.
      </>
    ),
  },
  {
    at: 82,
    text: (
      <>
        <code>hydrateRoot</code>: the render equals the HTML.
      </>
    ),
  },
  { at: 94, text: 'Hooks subscribe: no request.' },
]

/** A page of a server without a framework: data first, then HTML, then the same data in the browser. */
export function ServerRenderTimeline(): ReactNode {
  return (
    <Timeline
      title="From the server's cache to the browser's"
      description="Lanes on one time axis, first the server's, then the browser's. On the server, initiate begins the requests, the code waits until no query is running, renderToString renders from a full cache, and resetApiState ends the timers. After rendering, HTML and state go to the browser. There the page is visible, the action hydrated puts the entries into a new store, hydrateRoot renders the same as the HTML, and the hooks subscribe without a request, because the data is there."
      caption="Two stores. The state travels as JSON beside the HTML."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
