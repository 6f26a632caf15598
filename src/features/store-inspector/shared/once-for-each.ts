/** Keeps what a function gives for an object: to look for code, or to read a stack, takes time. */
export function onceForEach<Value, Result>(get: (value: Value) => Result): (value: Value) => Result {
  const known = new WeakMap<object, { result: Result }>()
  return (value) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return get(value)
    const found = known.get(value) ?? { result: get(value) }
    known.set(value, found)
    return found.result
  }
}
