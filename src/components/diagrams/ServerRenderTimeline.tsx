import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Diagram, Label } from './kit/Diagram'

const SERVER = [
  { label: 'initiate(…)', detail: 'requests begin', code: true },
  { label: 'await', detail: 'until no query is running', code: true, accent: true },
  { label: 'renderToString', detail: 'from a full cache', code: true },
  { label: 'resetApiState', detail: 'timers end, store is dropped', code: true },
]
const BROWSER = [
  { label: 'Page is visible', detail: 'HTML and JSON have arrived' },
  { label: 'hydrated(state)', detail: 'entries are taken over', code: true, accent: true },
  { label: 'hydrateRoot', detail: 'first render equals the HTML', code: true },
  { label: 'hooks subscribe', detail: 'no request: data is there' },
]

/** A page of a server without a framework: data first, then HTML, then the same data in the browser. */
export function ServerRenderTimeline(): ReactNode {
  return (
    <Diagram
      title="From the server's cache to the browser's"
      description="A timeline from top to bottom with two columns, the server and the browser. On the server, initiate begins the requests, the code waits until no query is running, renderToString renders from a full cache, and resetApiState ends the timers. After rendering, HTML and state go to the browser. There the page is visible, the action hydrated puts the entries into a new store, hydrateRoot renders the same as the HTML, and the hooks subscribe without a request, because the data is there."
      caption="Two stores. The state travels as JSON beside the HTML."
      width={480}
      height={518}
    >
      <Column x={8} y={32} width={206} height={54} gap={30} title="server, one request" steps={SERVER} />
      <Label x={369} y={18} text="browser" />
      <Arrow from={[214, 227]} to={[266, 227]} />
      <Column x={266} y={200} width={206} height={54} gap={30} steps={BROWSER} />
    </Diagram>
  )
}
