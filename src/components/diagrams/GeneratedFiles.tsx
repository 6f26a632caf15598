import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

/** Which file of a generated API slice is written by whom, and what imports what. */
export function GeneratedFiles(): ReactNode {
  return (
    <Diagram
      title="Who writes which file"
      description="Two inputs go into the tool: the OpenAPI document, which the server publishes, and the configuration, which you write. The tool writes generatedApi.ts, which injects endpoints into emptyApi.ts. You write workshopApi.ts, which imports the generated file and enhances its endpoints. Components import hooks from workshopApi.ts only."
      caption="The tool replaces its file at every run, and touches no other."
      width={480}
      height={360}
    >
      <Box x={8} y={10} width={216} height={54} code label="openapi.json" detail="from the server" />
      <Box x={256} y={10} width={216} height={54} code label="openapi-config.json" detail="yours" />
      <Arrow from={[116, 64]} to={[116, 112]} />
      <Arrow from={[364, 64]} via={[364, 139]} to={[224, 139]} />
      <Box
        x={8}
        y={112}
        width={216}
        height={54}
        accent
        code
        label="generatedApi.ts"
        detail="the tool's: endpoints, types"
      />
      <Arrow from={[224, 158]} via={[300, 158]} to={[300, 202]} dashed />
      <Label x={312} y={186} align="start" text="injects into" />
      <Box x={256} y={202} width={216} height={54} code label="emptyApi.ts" detail="yours: base query" />
      <Arrow from={[116, 166]} to={[116, 202]} />
      <Box
        x={8}
        y={202}
        width={216}
        height={54}
        code
        label="workshopApi.ts"
        detail="yours: tags and options"
      />
      <Arrow from={[116, 256]} to={[116, 300]} />
      <Label x={128} y={284} align="start" text="hooks" />
      <Box x={8} y={300} width={216} height={46} label="Components" />
    </Diagram>
  )
}
