import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Diagram, Label } from './kit/Diagram'

const STEPS = [
  { label: 'trigger(arg)', detail: 'isLoading', code: true },
  { label: 'the server answers', detail: 'isSuccess or isError', accent: true },
  { label: 'tags are invalidated', detail: 'once nothing else runs' },
  { label: 'queries run again', detail: 'those in use' },
  { label: 'lists are new' },
]

/** What happens after a trigger, and at which point the awaited promise resolves. */
export function MutationTimeline(): ReactNode {
  return (
    <Diagram
      title="After the trigger of a mutation"
      description="A timeline from top to bottom. The trigger is called: isLoading is true, and the request goes to the server. The server answers: isSuccess or isError is set. At this point the awaited promise of the trigger resolves, and tags are invalidated, also after an error that the base query returned, if the tags are a plain list. When no other request is running, queries with these tags that are in use are requested again; unused ones are removed from the cache. When their answers arrive, the lists on the screen are new."
      caption="The promise resolves as soon as the server answers, which is before the lists have been refetched."
      width={480}
      height={358}
    >
      <Column x={150} y={12} width={180} height={46} gap={26} steps={STEPS} />
      <Arrow from={[150, 107]} to={[134, 107]} />
      <Label x={130} y={103} align="end" text="await trigger(arg)" />
      <Label x={130} y={121} align="end" text="goes on here" />
      <Arrow from={[330, 179]} via={[405, 179]} to={[405, 228]} dashed />
      <Label x={405} y={248} text="unused entries" />
      <Label x={405} y={266} text="are removed" />
    </Diagram>
  )
}
