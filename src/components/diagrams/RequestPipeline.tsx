import type { ReactNode } from 'react'
import { Arrow, Box, Boxes } from './kit/Boxes'

/** What happens to one request of an endpoint, from its argument to the final action, on success and on failure. */
export function RequestPipeline(): ReactNode {
  return (
    <Boxes
      title="One request from its argument to its final action"
      description="The argument goes through argSchema, then query makes the request from it, and the base query sends it. If the base query returns data, the data goes through rawResponseSchema, transformResponse, responseSchema and, if there is meta, metaSchema; the request ends in the action fulfilled, and tags are handled. If it returns an error, the error goes through rawErrorResponseSchema, the meta through metaSchema, then the error through transformErrorResponse and errorResponseSchema; the request ends in rejected, and tags are handled as well. Anything that is thrown on the way ends in rejected without tags."
      caption="Each step is optional except the base query. A throw at any step ends in rejected, without tags."
      columns="minmax(0, 1fr) minmax(0, 1fr)"
    >
      <Box column="span 2" code label="argSchema" />
      <Arrow column="span 2" />
      <Box column="span 2" code label="query" />
      <Arrow column="span 2" />
      <Box column="span 2" tone="pending" code label="baseQuery" />
      <Arrow label="data" />
      <Arrow label="error" />
      <Box code label="rawResponseSchema" />
      <Box code label="rawErrorResponseSchema" />
      <Arrow />
      <Arrow />
      <Box code label="transformResponse" />
      <Box code label="metaSchema" />
      <Arrow />
      <Arrow />
      <Box code label="responseSchema" />
      <Box code label="transformErrorResponse" />
      <Arrow />
      <Arrow />
      <Box code label="metaSchema" />
      <Box code label="errorResponseSchema" />
      <Arrow />
      <Arrow />
      <Box tone="fulfilled" code label="fulfilled" detail="then tags" />
      <Box tone="rejected" code label="rejected" detail="then tags" />
    </Boxes>
  )
}
