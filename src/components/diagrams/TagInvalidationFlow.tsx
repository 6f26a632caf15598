import type { ReactNode } from 'react'
import { Arrow, Box, Boxes } from './kit/Boxes'

/** From the end of a mutation to a refetch or a removal: the steps of the invalidation handler. */
export function TagInvalidationFlow(): ReactNode {
  return (
    <Boxes
      title="From tags to requests"
      description="Three things start an invalidation: a mutation that ended with a value or an error of the base query, with the tags of invalidatesTags; the end of any other request, with no tags; and the action invalidateTags. The tags go into a queue. If the behavior is delayed and requests are running, they wait there for the next end. Otherwise the queue is emptied, and selectInvalidatedBy finds the entries. An entry with a running request is decided when that request has ended. An entry without subscribers is removed. An entry with subscribers is fetched again."
      caption="When a request ends, the path starts at the top again: for the tags in the queue, and for an entry that waited for this request."
      columns="repeat(6, minmax(0, 1fr))"
    >
      <Box column="span 2" label="mutation ends" detail="its tags" />
      <Box column="span 2" label="request ends" detail="no tags" />
      <Box column="span 2" code label="invalidateTags" detail="its payload" />
      <Arrow column="span 2" />
      <Arrow column="span 2" />
      <Arrow column="span 2" />
      <Box column="span 6" code label="pendingTagInvalidations" detail="the queue" />
      <Arrow column="span 3" />
      <Arrow column="span 3" to="up" dashed label="yes: wait" />
      <Box column="span 6" label="Delayed, and requests run?" detail={<code>pendingRequestIds</code>} />
      <Arrow column="span 6" label="no" />
      <Box column="span 6" code label="selectInvalidatedBy" detail="tags to entries" />
      <Arrow column="span 6" />
      <Box
        column="span 6"
        label="Is a request of the entry running? Then wait for its end"
        detail={<code>invalidatedRequestIds</code>}
      />
      <Arrow column="span 3" label="no subscribers" />
      <Arrow column="span 3" label="subscribed" />
      <Box column="span 3" tone="rejected" code label="removeQueryResult" />
      <Box column="span 3" tone="pending" code label="refetchQuery" detail="forced, not subscribing" />
    </Boxes>
  )
}
