import type { ReactNode } from 'react'
import { Arrow, Box, Boxes } from './kit/Boxes'

/** Which file of a generated API slice is written by whom, and what imports what. */
export function GeneratedFiles(): ReactNode {
  return (
    <Boxes
      title="Who writes which file"
      description="Two inputs go into the tool: the OpenAPI document, which the server publishes, and the configuration, which you write. The tool writes generatedApi.ts, which injects endpoints into emptyApi.ts. You write workshopApi.ts, which imports the generated file and enhances its endpoints. Components import hooks from workshopApi.ts only."
      caption="The tool replaces its file at every run, and touches no other."
      columns="minmax(0, 1fr) minmax(0, 1fr)"
    >
      <Box code label="openapi.json" detail="from the server" />
      <Box code label="openapi-config.json" detail="yours" />
      <Arrow label="read by the tool" />
      <Arrow label="read by the tool" />
      <Box
        column="span 2"
        tone="act"
        code
        label="generatedApi.ts"
        detail="written by the tool: endpoints, types"
      />
      <Arrow label="imported by" />
      <Arrow dashed label="injects into" />
      <Box code label="workshopApi.ts" detail="yours: tags and options" />
      <Box code label="emptyApi.ts" detail="yours: base query" />
      <Arrow column="1" label="hooks" />
      <Box column="1" label="Components" />
    </Boxes>
  )
}
