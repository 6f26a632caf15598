import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Box, Diagram } from './kit/Diagram'

const EXPECTED = [
  { label: 'the request failed', detail: 'base query returns { error }' },
  { label: 'transformErrorResponse', detail: 'tags are handled' },
  { label: 'your error type', detail: 'fetchBaseQuery: has status' },
  { label: 'action.payload', detail: 'isRejectedWithValue' },
]
const BUG = [
  { label: 'your code threw', detail: 'query, transform, queryFn' },
  { label: 'console.error', detail: 'tags are left alone' },
  { label: 'SerializedError', detail: 'name, message, stack' },
  { label: 'action.error', detail: 'isRejected' },
]

/** The two ways in which a request fails, and where each error can be read. */
export function ErrorRoutes(): ReactNode {
  return (
    <Diagram
      title="Two kinds of errors"
      description="Two columns that end in the same box. Left, the expected kind: the request failed, so the base query returns an error; transformErrorResponse may change it, and tags are handled; it has the error type of the base query, with fetchBaseQuery an object with status; in the rejected action it is the payload, and isRejectedWithValue matches. Right, a bug: your code threw, in query, a transform or queryFn; it is logged with console.error, and tags are left alone; it is a SerializedError with name, message and stack; in the rejected action it is the member error, and only isRejected matches. Both arrive as error in the hook and in the resolved promise, and unwrap throws them."
      caption="Both end as error. What has a status came from the server or the network; the rest is a bug, or was aborted."
      width={480}
      height={382}
    >
      <Column x={12} y={30} width={222} height={46} gap={28} title="expected" steps={EXPECTED} />
      <Column x={246} y={30} width={222} height={46} gap={28} title="a bug" steps={BUG} />
      <Arrow from={[123, 298]} to={[123, 326]} />
      <Arrow from={[357, 298]} to={[357, 326]} />
      <Box
        x={12}
        y={326}
        width={456}
        height={46}
        label="error of the hook and of the promise"
        detail="unwrap() throws it"
        accent
      />
    </Diagram>
  )
}
