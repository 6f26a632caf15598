import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const width = 204
const height = 54
const server = 8
const browser = 268
const centerOf = (x: number) => x + width / 2
const row = (index: number) => 32 + index * 92

/** What happens to a page of the App Router between request and first click: one store on each side. */
export function NextRequestTimeline(): ReactNode {
  return (
    <Diagram
      title="One request, two stores"
      description="A timeline from top to bottom with two columns: the server, for this request, and the browser of this visitor. On the server, a server component reads the cookie and passes the cart as a prop to the client component StoreProvider, which makes store A from it. Rendering with store A gives the HTML with two tins in the cart, and store A is dropped. The HTML and the prop go to the browser, which shows the page; nothing reacts yet. Then React hydrates: StoreProvider runs again and makes store B from the same prop, so that the first render equals the HTML. At the end the effects run: queries send their requests and listeners start."
      caption="Both stores are made from the same prop. Nothing else passes from one to the other."
      width={480}
      height={row(4) + height + 12}
    >
      <Label x={centerOf(server)} y={18}>
        server, this request
      </Label>
      <Label x={centerOf(browser)} y={18}>
        browser, this visitor
      </Label>
      <Box
        x={server}
        y={row(0)}
        width={width}
        height={height}
        label="Server component"
        detail="reads the cookie"
      />
      <Arrow from={[centerOf(server), row(0) + height]} to={[centerOf(server), row(1)]} />
      <Label x={centerOf(server) + 12} y={row(1) - 14} align="start">
        prop: cart
      </Label>
      <Box
        x={server}
        y={row(1)}
        width={width}
        height={height}
        label="Store A"
        detail="made in StoreProvider"
        accent
      />
      <Arrow from={[centerOf(server), row(1) + height]} to={[centerOf(server), row(2)]} />
      <Label x={centerOf(server) + 12} y={row(2) - 14} align="start">
        render
      </Label>
      <Box
        x={server}
        y={row(2)}
        width={width}
        height={height}
        label="HTML and props"
        detail="“2 in the cart”"
      />
      <Label x={centerOf(server)} y={row(2) + height + 22}>
        store A is dropped
      </Label>
      <Arrow from={[server + width, row(2) + height / 2]} to={[browser, row(2) + height / 2]} />
      <Box
        x={browser}
        y={row(2)}
        width={width}
        height={height}
        label="Page is visible"
        detail="nothing reacts yet"
      />
      <Arrow from={[centerOf(browser), row(2) + height]} to={[centerOf(browser), row(3)]} />
      <Label x={centerOf(browser) + 12} y={row(3) - 14} align="start">
        hydrate
      </Label>
      <Box
        x={browser}
        y={row(3)}
        width={width}
        height={height}
        label="Store B"
        detail="made in StoreProvider"
        accent
      />
      <Arrow from={[centerOf(browser), row(3) + height]} to={[centerOf(browser), row(4)]} />
      <Label x={centerOf(browser) + 12} y={row(4) - 14} align="start">
        effects
      </Label>
      <Box
        x={browser}
        y={row(4)}
        width={width}
        height={height}
        label="Requests, listeners"
        detail="queries, focus, cookie"
      />
    </Diagram>
  )
}
