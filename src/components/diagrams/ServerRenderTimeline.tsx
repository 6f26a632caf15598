import type { ReactNode } from 'react'
import { Timeline, faint, lane, mark, span, type Moment } from './kit/Timeline'

const LANES = [
  lane(
    'cache on the server',
    [span('pending', 3, 20, 'pending'), span('fulfilled', 20, 44, 'fulfilled')],
    [mark('rejected', 44, 'dropped')],
  ),
  lane('page in the browser', [faint('plain', 56, 82, 'visible'), span('plain', 82, 100, 'reacts')]),
  lane('cache in the browser', [span('fulfilled', 69, 100, 'fulfilled')]),
  lane('subscriptions', [span('act', 94, 100)]),
]
const MOMENTS: readonly Moment[] = [
  [3, '`initiate(…)`: requests begin.'],
  [20, 'No query is running any more.'],
  [32, '`renderToString`, from a full cache.'],
  [44, '`resetApiState`: timers end.'],
  [56, 'HTML and JSON have arrived.'],
  [69, '`hydrated(state)`: entries are taken over.'],
  [82, '`hydrateRoot`: the render equals the HTML.'],
  [94, 'Hooks subscribe: no request.'],
]

/** A page of a server without a framework: data first, then HTML, then the same data in the browser. */
export function ServerRenderTimeline(): ReactNode {
  return (
    <Timeline
      title="From the server's cache to the browser's"
      description="Lanes on one time axis, first the server's, then the browser's. On the server, initiate begins the requests, the code waits until no query is running, renderToString renders from a full cache, and resetApiState ends the timers. After rendering, HTML and state go to the browser. There the page is visible, the action hydrated puts the entries into a new store, hydrateRoot renders the same as the HTML, and the hooks subscribe without a request, because the data is there."
      caption="There are two stores, and the state travels between them as JSON beside the HTML."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
