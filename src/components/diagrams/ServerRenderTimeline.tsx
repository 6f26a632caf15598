import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const width = 206
const height = 54
const server = 8
const browser = 266
const centerOf = (x: number) => x + width / 2
const row = (index: number) => 32 + index * 84

const serverSteps = [
  { label: 'initiate(…)', detail: 'requests begin', code: true },
  { label: 'await', detail: 'until no query is running', code: true },
  { label: 'renderToString', detail: 'from a full cache', code: true },
  { label: 'resetApiState', detail: 'timers end, store is dropped', code: true },
]
const browserSteps = [
  { label: 'Page is visible', detail: 'HTML and JSON have arrived', code: false },
  { label: 'hydrated(state)', detail: 'entries are taken over', code: true },
  { label: 'hydrateRoot', detail: 'first render equals the HTML', code: true },
  { label: 'hooks subscribe', detail: 'no request: data is there', code: false },
]

/** A page of a server without a framework: data first, then HTML, then the same data in the browser. */
export function ServerRenderTimeline(): ReactNode {
  return (
    <Diagram
      title="From the server's cache to the browser's"
      description="A timeline from top to bottom with two columns, the server and the browser. On the server, initiate begins the requests, the code waits until no query is running, renderToString renders from a full cache, and resetApiState ends the timers. After rendering, HTML and state go to the browser. There the page is visible, the action hydrated puts the entries into a new store, hydrateRoot renders the same as the HTML, and the hooks subscribe without a request, because the data is there."
      caption="Two stores. The state travels as JSON beside the HTML."
      width={480}
      height={row(5) + height + 12}
    >
      <Label x={centerOf(server)} y={18}>
        server, one request
      </Label>
      <Label x={centerOf(browser)} y={18}>
        browser
      </Label>
      {serverSteps.map((step, index) => (
        <g key={step.label}>
          <Box x={server} y={row(index)} width={width} height={height} accent={index === 1} {...step} />
          {index > 0 && (
            <Arrow from={[centerOf(server), row(index - 1) + height]} to={[centerOf(server), row(index)]} />
          )}
        </g>
      ))}
      <Arrow from={[server + width, row(2) + height / 2]} to={[browser, row(2) + height / 2]} />
      {browserSteps.map((step, index) => (
        <g key={step.label}>
          <Box x={browser} y={row(index + 2)} width={width} height={height} accent={index === 1} {...step} />
          {index > 0 && (
            <Arrow
              from={[centerOf(browser), row(index + 1) + height]}
              to={[centerOf(browser), row(index + 2)]}
            />
          )}
        </g>
      ))}
    </Diagram>
  )
}
