import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const LEFT = 10
const CENTER = 136

/** The two caches that a call of a memoized selector passes before its result function runs. */
export function SelectorCaches(): ReactNode {
  return (
    <Diagram
      title="The two caches of a memoized selector"
      description="A selector is called. First cache: if the arguments are those of an earlier call, the stored result is returned. If not, the input selectors run. Second cache: if their results are those of an earlier call, the stored result is returned. If not, the result function runs, and its result is stored."
      caption="The result function runs only if both caches miss."
      width={480}
      height={400}
    >
      <Box x={LEFT} y={10} width={252} height={44} label="selector(state, 'Ada')" code />
      <Arrow from={[CENTER, 54]} to={[CENTER, 92]} />
      <Box x={LEFT} y={92} width={252} height={52} label="Same arguments?" detail="first cache" />
      <Arrow from={[262, 118]} to={[326, 118]} />
      <Label x={292} y={110}>
        yes
      </Label>
      <Box x={326} y={92} width={144} height={52} label="Stored result" />
      <Arrow from={[CENTER, 144]} to={[CENTER, 182]} />
      <Label x={148} y={168} align="start">
        no
      </Label>
      <Box x={LEFT} y={182} width={252} height={44} label="Input selectors run" />
      <Arrow from={[CENTER, 226]} to={[CENTER, 264]} />
      <Box x={LEFT} y={264} width={252} height={52} label="Same input results?" detail="second cache" />
      <Arrow from={[262, 290]} to={[326, 290]} />
      <Label x={292} y={282}>
        yes
      </Label>
      <Box x={326} y={264} width={144} height={52} label="Stored result" />
      <Arrow from={[CENTER, 316]} to={[CENTER, 354]} />
      <Label x={148} y={340} align="start">
        no
      </Label>
      <Box x={LEFT} y={354} width={252} height={36} accent label="Result function runs" />
    </Diagram>
  )
}
