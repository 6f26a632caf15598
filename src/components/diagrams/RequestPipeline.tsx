import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Diagram, Label } from './kit/Diagram'

const REQUEST = [
  { label: 'argSchema', code: true },
  { label: 'query', code: true },
  { label: 'baseQuery', code: true, accent: true },
]
const DATA = [
  { label: 'rawResponseSchema', code: true },
  { label: 'transformResponse', code: true },
  { label: 'responseSchema', code: true },
  { label: 'metaSchema', code: true },
  { label: 'fulfilled', detail: 'then tags', code: true, accent: true },
]
const ERROR = [
  { label: 'rawErrorResponseSchema', code: true },
  { label: 'metaSchema', code: true },
  { label: 'transformErrorResponse', code: true },
  { label: 'errorResponseSchema', code: true },
  { label: 'rejected', detail: 'then tags', code: true, accent: true },
]

/** What happens to one request of an endpoint, from its argument to the final action, on success and on failure. */
export function RequestPipeline(): ReactNode {
  return (
    <Diagram
      title="One request from its argument to its final action"
      description="The argument goes through argSchema, then query makes the request from it, and the base query sends it. If the base query returns data, the data goes through rawResponseSchema, transformResponse, responseSchema and, if there is meta, metaSchema; the request ends in the action fulfilled, and tags are handled. If it returns an error, the error goes through rawErrorResponseSchema, the meta through metaSchema, then the error through transformErrorResponse and errorResponseSchema; the request ends in rejected, and tags are handled as well. Anything that is thrown on the way ends in rejected without tags."
      caption="Each step is optional except the base query. A throw at any step ends in rejected, without tags."
      width={480}
      height={580}
    >
      <Column x={132} y={10} width={216} height={44} gap={28} steps={REQUEST} />
      <Arrow from={[180, 198]} via={[118, 226]} to={[118, 254]} />
      <Label x={100} y={230} align="end" text="data" />
      <Column x={10} y={254} width={216} height={44} gap={24} steps={DATA} />
      <Arrow from={[300, 198]} via={[362, 226]} to={[362, 254]} />
      <Label x={380} y={230} align="start" text="error" />
      <Column x={254} y={254} width={216} height={44} gap={24} steps={ERROR} />
    </Diagram>
  )
}
