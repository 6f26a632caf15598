/** Gives each of several elements, named in one string, the same value. */
export function forAll<Value>(names: string, value: Value): Record<string, Value> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]))
}
