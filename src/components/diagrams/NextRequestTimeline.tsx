import type { ReactNode } from 'react'
import { Timeline, faint, lane, span, type Moment } from './kit/Timeline'

const LANES = [
  lane('server component', [span('plain', 3, 22, 'cookie')]),
  lane('store A, server', [span('act', 22, 42, 'render')]),
  lane('page in the browser', [faint('plain', 42, 82, 'visible'), span('plain', 82, 100, 'reacts')]),
  lane('store B, browser', [span('act', 62, 100, 'hydrate')]),
  lane('requests, listeners', [span('pending', 82, 100, 'start')]),
]
const MOMENTS: readonly Moment[] = [
  [3, 'A server component reads the cookie.'],
  [22, 'StoreProvider makes store A from its prop.'],
  [42, 'HTML and prop go to the browser; A is dropped.'],
  [62, 'StoreProvider makes store B from the same prop.'],
  [82, 'Effects run: queries, focus, cookie.'],
]

/** What happens to a page of the App Router between request and first click: one store on each side. */
export function NextRequestTimeline(): ReactNode {
  return (
    <Timeline
      title="One request, two stores"
      description="Lanes on one time axis, first those of the server, for this request, then those of the browser of this visitor. On the server, a server component reads the cookie and passes the cart as a prop to the client component StoreProvider, which makes store A from it. Rendering with store A gives the HTML with two tins in the cart, and store A is dropped. The HTML and the prop go to the browser, which shows the page; nothing reacts yet. Then React hydrates: StoreProvider runs again and makes store B from the same prop, so that the first render equals the HTML. At the end the effects run: queries send their requests and listeners start."
      caption="Both stores are made from the same prop. Nothing else passes from one to the other."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
