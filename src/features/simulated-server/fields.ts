/** The fields of a JSON body; none if it is not an object. */
export function getFields(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

/** A field of a body that must be text with something in it. */
export function textField(body: unknown, name: string): string | undefined {
  const value = getFields(body)[name]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** A field of a body that must be a whole number, 0 or more. */
export function countField(body: unknown, name: string): number | undefined {
  const value = getFields(body)[name]
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined
}

/** A field of a body that must be one of some words. */
export function choiceField<Word extends string>(
  body: unknown,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const value = getFields(body)[name]
  return words.find((word) => word === value)
}

/** The fields of an object that are not undefined: what a PATCH changes. */
export function given<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>
}
