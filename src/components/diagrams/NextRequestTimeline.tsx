import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  { label: 'server component', spans: [{ from: 3, to: 22, tone: 'plain', label: 'cookie' }] },
  { label: 'store A, server', spans: [{ from: 22, to: 42, tone: 'act', label: 'render' }] },
  {
    label: 'page in the browser',
    spans: [
      { from: 42, to: 82, tone: 'plain', faint: true, label: 'visible' },
      { from: 82, to: 100, tone: 'plain', label: 'reacts' },
    ],
  },
  { label: 'store B, browser', spans: [{ from: 62, to: 100, tone: 'act', label: 'hydrate' }] },
  { label: 'requests, listeners', spans: [{ from: 82, to: 100, tone: 'pending', label: 'start' }] },
]
const MOMENTS: readonly Moment[] = [
  { at: 3, text: 'A server component reads the cookie.' },
  { at: 22, text: 'StoreProvider makes store A from its prop.' },
  { at: 42, text: 'HTML and prop go to the browser; A is dropped.' },
  { at: 62, text: 'StoreProvider makes store B from the same prop.' },
  { at: 82, text: 'Effects run: queries, focus, cookie.' },
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
