import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const x = 150
const width = 180
const height = 46
const pitch = 72
const row = (index: number) => 12 + index * pitch

/** What happens after a trigger, and at which point the awaited promise resolves. */
export function MutationTimeline(): ReactNode {
  return (
    <Diagram
      title="After the trigger of a mutation"
      description="A timeline from top to bottom. The trigger is called: isLoading is true, and the request goes to the server. The server answers: isSuccess or isError is set. At this point the awaited promise of the trigger resolves, and tags are invalidated, also after an error that the base query returned, if the tags are a plain list. When no other request is running, queries with these tags that are in use are requested again; unused ones are removed from the cache. When their answers arrive, the lists on the screen are new."
      caption="The promise settles in the middle: before the lists are new."
      width={480}
      height={row(4) + height + 12}
    >
      <Box x={x} y={row(0)} width={width} height={height} label="trigger(arg)" detail="isLoading" code />
      <Arrow from={[x + width / 2, row(0) + height]} to={[x + width / 2, row(1)]} />
      <Box
        x={x}
        y={row(1)}
        width={width}
        height={height}
        label="the server answers"
        detail="isSuccess or isError"
        accent
      />
      <Arrow from={[x, row(1) + height / 2]} to={[134, row(1) + height / 2]} />
      <Label x={130} y={row(1) + height / 2 - 4} align="end">
        await trigger(arg)
      </Label>
      <Label x={130} y={row(1) + height / 2 + 14} align="end">
        goes on here
      </Label>
      <Arrow from={[x + width / 2, row(1) + height]} to={[x + width / 2, row(2)]} />
      <Box
        x={x}
        y={row(2)}
        width={width}
        height={height}
        label="tags are invalidated"
        detail="once nothing else runs"
      />
      <Arrow from={[x + width / 2, row(2) + height]} to={[x + width / 2, row(3)]} />
      <Box x={x} y={row(3)} width={width} height={height} label="queries run again" detail="those in use" />
      <Arrow
        from={[x + width, row(2) + height / 2]}
        via={[[405, row(2) + height / 2]]}
        to={[405, row(3)]}
        dashed
      />
      <Label x={405} y={row(3) + 20}>
        unused entries
      </Label>
      <Label x={405} y={row(3) + 38}>
        are removed
      </Label>
      <Arrow from={[x + width / 2, row(3) + height]} to={[x + width / 2, row(4)]} />
      <Box x={x} y={row(4)} width={width} height={height} label="lists are new" />
    </Diagram>
  )
}
