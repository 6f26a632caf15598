/** Writes a value as code would. */
export function getText(value: unknown, around: readonly unknown[] = []): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return `[Function: ${value.name || 'anonymous'}]`
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (around.includes(value)) return '[Circular]'
  const inside = (member: unknown): string => getText(member, [...around, value])
  if (Array.isArray(value)) return `[${value.map(inside).join(', ')}]`
  if (value instanceof Map || value instanceof Set) return `${value.constructor.name} ${inside([...value])}`
  const members = Object.entries(value).map(([name, member]) => `${name}: ${inside(member)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** The message of something that was thrown: also of a plain object, and of a text. */
export function getMessage(error: unknown): string {
  if (typeof error === 'string') return error
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
  return getText(error)
}
