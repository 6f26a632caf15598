import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const width = 222
const height = 46
const pitch = 74
const left = 12
const right = 246
const row = (index: number) => 30 + index * pitch

/** The two ways in which a request fails, and where each error can be read. */
export function ErrorRoutes(): ReactNode {
  const columns = [
    {
      x: left,
      title: 'expected',
      cells: [
        { label: 'the request failed', detail: 'base query returns { error }' },
        { label: 'transformErrorResponse', detail: 'tags are handled' },
        { label: 'your error type', detail: 'fetchBaseQuery: has status' },
        { label: 'action.payload', detail: 'isRejectedWithValue' },
      ],
    },
    {
      x: right,
      title: 'a bug',
      cells: [
        { label: 'your code threw', detail: 'query, transform, queryFn' },
        { label: 'console.error', detail: 'tags are left alone' },
        { label: 'SerializedError', detail: 'name, message, stack' },
        { label: 'action.error', detail: 'isRejected' },
      ],
    },
  ]
  const bottom = row(4)
  return (
    <Diagram
      title="Two kinds of errors"
      description="Two columns that end in the same box. Left, the expected kind: the request failed, so the base query returns an error; transformErrorResponse may change it, and tags are handled; it has the error type of the base query, with fetchBaseQuery an object with status; in the rejected action it is the payload, and isRejectedWithValue matches. Right, a bug: your code threw, in query, a transform or queryFn; it is logged with console.error, and tags are left alone; it is a SerializedError with name, message and stack; in the rejected action it is the member error, and only isRejected matches. Both arrive as error in the hook and in the resolved promise, and unwrap throws them."
      caption="Both end as error. What has a status came from the server or the network; the rest is a bug, or was aborted."
      width={480}
      height={bottom + height + 10}
    >
      {columns.map(({ x, title, cells }) => (
        <g key={title}>
          <Label x={x + width / 2} y={18}>
            {title}
          </Label>
          {cells.map(({ label, detail }, index) => (
            <g key={label}>
              <Box x={x} y={row(index)} width={width} height={height} label={label} detail={detail} />
              <Arrow
                from={[x + width / 2, row(index) + height]}
                to={[x + width / 2, index === 3 ? bottom : row(index + 1)]}
              />
            </g>
          ))}
        </g>
      ))}
      <Box
        x={left}
        y={bottom}
        width={right + width - left}
        height={height}
        label="error of the hook and of the promise"
        detail="unwrap() throws it"
        accent
      />
    </Diagram>
  )
}
