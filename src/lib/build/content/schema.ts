/** As much of JSON Schema as `content/` uses: what editors check a file by, and the build, too. */
export interface JsonSchema {
  /** What belongs there, as a fault says it. */
  description?: string
  $ref?: string
  properties?: Readonly<Record<string, JsonSchema>>
  patternProperties?: Readonly<Record<string, JsonSchema>>
  propertyNames?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  definitions?: Readonly<Record<string, JsonSchema>>
  /** Those that only the check itself reads. */
  [keyword: string]: unknown
}

/** Keys of maps and numbers of items, from the root of a file. */
export type DataPath = readonly PropertyKey[]

/** The part of a schema for a place of a file; empty where it says nothing. */
export function schemaAt(root: JsonSchema, path: DataPath): JsonSchema {
  return path.reduce<JsonSchema>((schema, step) => resolve(root, getChild(schema, step)), root)
}

/** Follows a reference. What is written beside it counts more. */
function resolve(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/definitions/', '')
  return name === undefined ? schema : { ...root.definitions?.[name], ...schema, $ref: undefined }
}

function getChild(schema: JsonSchema, step: PropertyKey): JsonSchema {
  if (typeof step === 'number') return schema.items ?? {}
  const key = String(step)
  const named = schema.properties?.[key]
  if (named !== undefined) return named
  const pattern = Object.entries(schema.patternProperties ?? {}).find(([source]) =>
    new RegExp(source).test(key),
  )
  if (pattern !== undefined) return pattern[1]
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
}
