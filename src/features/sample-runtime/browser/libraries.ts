import { createLibraryConsole } from './library-console'

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
