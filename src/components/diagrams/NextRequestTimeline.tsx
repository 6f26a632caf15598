import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Diagram, Label } from './kit/Diagram'

const SERVER = [
  { label: 'Server component', detail: 'reads the cookie', next: 'prop: cart' },
  { label: 'Store A', detail: 'made in StoreProvider', accent: true, next: 'render' },
  { label: 'HTML and props', detail: '“2 in the cart”' },
]
const BROWSER = [
  { label: 'Page is visible', detail: 'nothing reacts yet', next: 'hydrate' },
  { label: 'Store B', detail: 'made in StoreProvider', accent: true, next: 'effects' },
  { label: 'Requests, listeners', detail: 'queries, focus, cookie' },
]

/** What happens to a page of the App Router between request and first click: one store on each side. */
export function NextRequestTimeline(): ReactNode {
  return (
    <Diagram
      title="One request, two stores"
      description="A timeline from top to bottom with two columns: the server, for this request, and the browser of this visitor. On the server, a server component reads the cookie and passes the cart as a prop to the client component StoreProvider, which makes store A from it. Rendering with store A gives the HTML with two tins in the cart, and store A is dropped. The HTML and the prop go to the browser, which shows the page; nothing reacts yet. Then React hydrates: StoreProvider runs again and makes store B from the same prop, so that the first render equals the HTML. At the end the effects run: queries send their requests and listeners start."
      caption="Both stores are made from the same prop. Nothing else passes from one to the other."
      width={480}
      height={466}
    >
      <Column x={8} y={32} width={204} height={54} gap={38} title="server, this request" steps={SERVER} />
      <Label x={110} y={292} text="store A is dropped" />
      <Label x={370} y={18} text="browser, this visitor" />
      <Arrow from={[212, 243]} to={[268, 243]} />
      <Column x={268} y={216} width={204} height={54} gap={38} steps={BROWSER} />
    </Diagram>
  )
}
