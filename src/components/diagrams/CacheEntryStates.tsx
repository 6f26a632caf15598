import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

/** The states of one cache entry in `queries`, and the actions that lead from one to the other. */
export function CacheEntryStates(): ReactNode {
  return (
    <Diagram
      title="The states of a cache entry"
      description="There is no entry at first. The action pending creates it with the status pending. From there, fulfilled with the same request id leads to the status fulfilled, and rejected with the same request id leads to rejected. A refetch leads from both back to pending; data and error stay meanwhile. An upsert leads from no entry, and from every status, to fulfilled. removeQueryResult and resetApiState delete the entry, whatever its status."
      caption="An answer with another request id than the entry's changes nothing. Dashed: the entry is deleted."
      width={480}
      height={430}
    >
      <Box x={130} y={10} width={170} height={50} label="no entry" detail="uninitialized" />
      <Arrow from={[215, 60]} to={[215, 116]} />
      <Label x={225} y={92} align="start" text="pending" />
      <Box x={130} y={116} width={170} height={54} accent code label="pending" detail="new requestId" />
      <Arrow from={[170, 170]} via={[100, 214]} to={[100, 250]} />
      <Label x={64} y={200} text="fulfilled" />
      <Arrow from={[260, 170]} via={[330, 214]} to={[330, 250]} />
      <Label x={366} y={200} text="rejected" />
      <Arrow from={[140, 250]} via={[140, 224]} to={[200, 172]} />
      <Arrow from={[290, 250]} via={[290, 224]} to={[230, 172]} />
      <Label x={215} y={232} text="refetch" />
      <Box x={20} y={250} width={170} height={54} accent code label="fulfilled" detail="data, no error" />
      <Box
        x={240}
        y={250}
        width={180}
        height={54}
        accent
        code
        label="rejected"
        detail="error, data of before"
      />
      <Arrow from={[100, 304]} via={[100, 344]} to={[150, 376]} dashed />
      <Arrow from={[330, 304]} via={[330, 344]} to={[280, 376]} dashed />
      <Label x={215} y={350} text="removeQueryResult" />
      <Box x={130} y={376} width={170} height={44} label="no entry" />
      <Arrow from={[130, 35]} viaX={10} to={[20, 277]} />
      <Label x={20} y={28} align="start" text="upsert" />
    </Diagram>
  )
}
