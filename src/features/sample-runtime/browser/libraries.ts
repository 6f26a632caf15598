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
interface LibraryConsole {
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

/** A library's script: as CommonJS modules are evaluated. */
type Definition = (
  module: { exports: unknown },
  exports: unknown,
  require: (specifier: string) => unknown,
  console: object,
) => void

const definitions = new Map<string, Definition>()
/** What libraries look for in the window, once, while they are evaluated. */
const offers = new Map<string, Offer>()

interface Offer {
  name: string
  value: unknown
}

/** What libraries print to. */
export const libraryConsole = createLibraryConsole()

const loaded = new Map<string, { exports: unknown }>()

/** What the scripts of libraries call. */
export function registerLibrary(specifier: string, define: Definition): void {
  definitions.set(specifier, define)
}

/** Whether the page has handed a library over. */
export const hasLibrary = (specifier: string): boolean => definitions.has(specifier)

/**
 * Evaluates a library at its first use.
 *
 * @throws Error if the page hasn't handed it over
 */
export function requireLibrary(specifier: string): unknown {
  const known = loaded.get(specifier)
  if (known) return known.exports
  const define = definitions.get(specifier)
  if (!define) throw new Error(`The package "${specifier}" is not available here.`)
  const module = { exports: {} as unknown }
  loaded.set(specifier, module)
  const offer = offers.get(specifier)
  const evaluate = (require: typeof requireLibrary): void =>
    define(module, module.exports, require, libraryConsole.console)
  if (offer === undefined) evaluate(requireLibrary)
  else whileOffered(offer, evaluate)
  return module.exports
}

/**
 * Offers a library what it takes for the extension of a browser.
 *
 * @param name - where it looks for that, in the window
 */
export function offerTo(specifier: string, name: string, value: unknown): void {
  offers.set(specifier, { name, value })
}

/**
 * Evaluates something that looks for an extension. Nothing else sees that, or a `window` in a worker: not what it loads, and no
 * sample.
 */
function whileOffered({ name, value }: Offer, evaluate: (require: typeof requireLibrary) => void): void {
  const isWindow = 'window' in globalThis
  const holder = (isWindow ? globalThis.window : {}) as Record<string, unknown>
  const put = (): void => {
    holder[name] = value
    if (!isWindow) Object.assign(globalThis, { window: holder })
  }
  const takeBack = (): void => {
    Reflect.deleteProperty(holder, name)
    if (!isWindow) Reflect.deleteProperty(globalThis, 'window')
  }
  put()
  try {
    evaluate((specifier) => {
      takeBack()
      try {
        return requireLibrary(specifier)
      } finally {
        put()
      }
    })
  } finally {
    takeBack()
  }
}
