/** A library's script: as CommonJS modules are evaluated. */
type Definition = (
  module: { exports: unknown },
  exports: unknown,
  require: (specifier: string) => unknown,
) => void

const definitions = new Map<string, Definition>()
/** The library that looks for the Redux DevTools, once, while it is evaluated. */
const ASKING = '@reduxjs/toolkit'
/** Where it looks, in the window. */
const NAME = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__'
let devTools: unknown

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
  const offer = specifier === ASKING ? devTools : undefined
  const evaluate = (require: typeof requireLibrary): void => define(module, module.exports, require)
  if (offer === undefined) evaluate(requireLibrary)
  else whileOffered(offer, evaluate)
  return module.exports
}

/** Offers what configureStore takes for the extension of a browser, to the library that has it. */
export function offerDevTools(compose: unknown): void {
  devTools = compose
}

/**
 * Evaluates something that looks for the Redux DevTools. Nothing else sees them, or a `window` in a worker: not what it loads for
 * that, and no sample.
 */
function whileOffered(offer: unknown, evaluate: (require: typeof requireLibrary) => void): void {
  const isWindow = 'window' in globalThis
  const holder = (isWindow ? globalThis.window : {}) as Record<string, unknown>
  const put = (): void => {
    holder[NAME] = offer
    if (!isWindow) Object.assign(globalThis, { window: holder })
  }
  const takeBack = (): void => {
    Reflect.deleteProperty(holder, NAME)
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
