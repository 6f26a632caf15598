import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

/** From the end of a mutation to a refetch or a removal: the steps of the invalidation handler. */
export function TagInvalidationFlow(): ReactNode {
  return (
    <Diagram
      title="From tags to requests"
      description="Three things start an invalidation: a mutation that ended with a value or an error of the base query, with the tags of invalidatesTags; the end of any other request, with no tags; and the action invalidateTags. The tags go into a queue. If the behavior is delayed and requests are running, they wait there for the next end. Otherwise the queue is emptied, and selectInvalidatedBy finds the entries. An entry without subscribers is removed. An entry with subscribers is fetched again."
      caption="Every end of a request comes back to the top, so a waiting queue is looked at again."
      width={480}
      height={470}
    >
      <Box x={10} y={10} width={146} height={58} label="mutation ends" detail="its tags" />
      <Box x={167} y={10} width={146} height={58} label="request ends" detail="no tags" />
      <Box x={324} y={10} width={146} height={58} code label="invalidateTags" detail="its payload" />
      <Arrow from={[83, 68]} via={[83, 92]} to={[200, 112]} />
      <Arrow from={[240, 68]} to={[240, 112]} />
      <Arrow from={[397, 68]} via={[397, 92]} to={[280, 112]} />
      <Box x={110} y={112} width={260} height={54} code label="pendingTagInvalidations" detail="the queue" />
      <Arrow from={[240, 166]} to={[240, 204]} />
      <Box
        x={110}
        y={204}
        width={260}
        height={54}
        label="delayed, and requests run?"
        detail="pendingRequestIds"
      />
      <Arrow from={[370, 231]} viaX={440} to={[370, 139]} dashed />
      <Label x={432} y={190} align="end" text="yes: wait" />
      <Arrow from={[240, 258]} to={[240, 296]} />
      <Label x={250} y={282} align="start" text="no" />
      <Box
        x={110}
        y={296}
        width={260}
        height={54}
        code
        label="selectInvalidatedBy"
        detail="tags to entries"
      />
      <Arrow from={[180, 350]} via={[110, 384]} to={[110, 406]} />
      <Label x={98} y={376} align="end" text="no subscribers" />
      <Arrow from={[300, 350]} via={[370, 384]} to={[370, 406]} />
      <Label x={382} y={376} align="start" text="subscribed" />
      <Box x={10} y={406} width={210} height={54} accent code label="removeQueryResult" />
      <Box
        x={260}
        y={406}
        width={210}
        height={54}
        accent
        code
        label="refetchQuery"
        detail="forced, not subscribing"
      />
    </Diagram>
  )
}
