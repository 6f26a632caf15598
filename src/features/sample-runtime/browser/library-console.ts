/** The methods by which libraries warn. */
const WARNING = ['warn', 'error']

type Method = (...values: unknown[]) => void

/**
 * The values of a warning without the stack trace that React-Redux adds: it names lines of the runner, and the place is told beside
 * the warning.
 */
export function withoutStacks(values: readonly unknown[]): unknown[] {
  return values.flatMap((value) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'stack')) return [value]
    if (Object.getPrototypeOf(value) !== Object.prototype) return [value]
    const others = Object.entries(value).filter(([name]) => name !== 'stack')
    return others.length > 0 ? [Object.fromEntries(others)] : []
  })
}

/** The console that libraries get: what they warn of isn't printed by the sample. */
export interface LibraryConsole {
  console: object
  /** Whether a library is printing a warning right now. */
  isWarning: () => boolean
}

/**
 * Makes a console that prints to whatever is the global one at that time. What a library writes to it is set there: React silences the
 * console for a moment.
 */
export function createLibraryConsole(): LibraryConsole {
  let depth = 0
  const marked = new WeakMap<Method, Method>()
  const originals = new WeakMap<Method, Method>()

  function mark(method: Method): Method {
    const known = marked.get(method)
    if (known) return known
    const marking: Method = (...values) => {
      depth += 1
      try {
        method(...values)
      } finally {
        depth -= 1
      }
    }
    marked.set(method, marking)
    originals.set(marking, method)
    return marking
  }

  return {
    console: new Proxy(
      {},
      {
        get(_target, name) {
          const value: unknown = Reflect.get(console, name)
          return WARNING.includes(String(name)) && typeof value === 'function' ? mark(value as Method) : value
        },
        defineProperty(_target, name, descriptor) {
          const original = originals.get(descriptor.value as Method)
          return Reflect.defineProperty(
            console,
            name,
            original ? { ...descriptor, value: original } : descriptor,
          )
        },
      },
    ),
    isWarning: () => depth > 0,
  }
}
