import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

/** What happens to one request of an endpoint, from its argument to the final action, on success and on failure. */
export function RequestPipeline(): ReactNode {
  return (
    <Diagram
      title="One request from its argument to its final action"
      description="The argument goes through argSchema, then query makes the request from it, and the base query sends it. If the base query returns data, the data goes through rawResponseSchema, transformResponse, responseSchema and, if there is meta, metaSchema; the request ends in the action fulfilled, and tags are handled. If it returns an error, the error goes through rawErrorResponseSchema, the meta through metaSchema, then the error through transformErrorResponse and errorResponseSchema; the request ends in rejected, and tags are handled as well. Anything that is thrown on the way ends in rejected without tags."
      caption="Each step is optional except the base query. A throw at any step ends in rejected, without tags."
      width={480}
      height={590}
    >
      <Box x={132} y={10} width={216} height={44} code label="argSchema" />
      <Arrow from={[240, 54]} to={[240, 82]} />
      <Box x={132} y={82} width={216} height={44} code label="query" />
      <Arrow from={[240, 126]} to={[240, 154]} />
      <Box x={132} y={154} width={216} height={44} accent code label="baseQuery" />
      <Arrow from={[180, 198]} via={[[118, 226]]} to={[118, 254]} />
      <Label x={100} y={230} align="end">
        data
      </Label>
      <Arrow from={[300, 198]} via={[[362, 226]]} to={[362, 254]} />
      <Label x={380} y={230} align="start">
        error
      </Label>
      <Box x={10} y={254} width={216} height={44} code label="rawResponseSchema" />
      <Arrow from={[118, 298]} to={[118, 322]} />
      <Box x={10} y={322} width={216} height={44} code label="transformResponse" />
      <Arrow from={[118, 366]} to={[118, 390]} />
      <Box x={10} y={390} width={216} height={44} code label="responseSchema" />
      <Arrow from={[118, 434]} to={[118, 458]} />
      <Box x={10} y={458} width={216} height={44} code label="metaSchema" />
      <Arrow from={[118, 502]} to={[118, 526]} />
      <Box x={10} y={526} width={216} height={54} accent code label="fulfilled" detail="then tags" />
      <Box x={254} y={254} width={216} height={44} code label="rawErrorResponseSchema" />
      <Arrow from={[362, 298]} to={[362, 322]} />
      <Box x={254} y={322} width={216} height={44} code label="metaSchema" />
      <Arrow from={[362, 366]} to={[362, 390]} />
      <Box x={254} y={390} width={216} height={44} code label="transformErrorResponse" />
      <Arrow from={[362, 434]} to={[362, 458]} />
      <Box x={254} y={458} width={216} height={44} code label="errorResponseSchema" />
      <Arrow from={[362, 502]} to={[362, 526]} />
      <Box x={254} y={526} width={216} height={54} accent code label="rejected" detail="then tags" />
    </Diagram>
  )
}
