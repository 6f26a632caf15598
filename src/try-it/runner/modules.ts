import type { Claims } from '../../shared/sample-run/claims.mjs'
import { requireLibrary } from './libraries'
import { isRelative, resolveFile } from './resolve'
import { IMPORT, META, type TransformedFile } from './transform'

/** The module that gives a sample its server. */
const SERVER_MODULE = 'simulated-server'

interface Module {
  exports: Record<string, unknown>
  /** Absent before it is evaluated. */
  evaluated?: Promise<void>
}

interface Surroundings {
  files: ReadonlyMap<string, TransformedFile>
  claims: Claims
  /** The export of {@link SERVER_MODULE}, if the sample has a server. */
  server?: unknown
  /** Pauses the clock until a promise settles. */
  hold<Result>(promise: Promise<Result>): Promise<Result>
}

type Body = (...values: unknown[]) => Promise<void>

// Inside the worker, there is no other name for it.
const AsyncFunction = (async () => undefined).constructor as new (...texts: string[]) => Body

/**
 * The modules of a task: each is evaluated once, after what it imports, as ES modules are. In a cycle, the module that is
 * reached again is still being evaluated, and its importer sees what it has exported so far.
 *
 * @returns a function that evaluates a file of the task
 */
export function createModules({
  files,
  claims,
  server,
  hold,
}: Surroundings): (name: string) => Promise<unknown> {
  const names = [...files.keys()]
  const modules = new Map<string, Module>()

  function moduleOf(name: string): Module {
    const module = modules.get(name) ?? { exports: Object.defineProperty({}, '__esModule', { value: true }) }
    modules.set(name, module)
    return module
  }

  /** @param open - the modules that wait for this one */
  function evaluate(name: string, open: readonly string[]): Promise<void> {
    const module = moduleOf(name)
    module.evaluated ??= evaluateOnce(name, [...open, name])
    return module.evaluated
  }

  async function evaluateOnce(name: string, open: readonly string[]): Promise<void> {
    const file = files.get(name)
    if (!file) return
    for (const specifier of file.loads) {
      const target = isRelative(specifier) ? resolveFile(specifier, name, names) : undefined
      if (target !== undefined && !open.includes(target)) await evaluate(target, open)
    }
    const { exports } = moduleOf(name)
    const meta = { url: `file:///${name}`, sample: claims }
    const body = new AsyncFunction('require', 'exports', META, IMPORT, `${file.code}\n//# sourceURL=${name}`)
    await body(
      (specifier: string) => load(specifier, name),
      exports,
      meta,
      (specifier: unknown) => loadLater(String(specifier), name),
    )
  }

  function load(specifier: string, importer: string): unknown {
    if (specifier === SERVER_MODULE) return serverExports(server)
    if (!isRelative(specifier)) return requireLibrary(specifier)
    const target = resolveFile(specifier, importer, names)
    if (target === undefined) throw new Error(`There is no file "${specifier}".`)
    return moduleOf(target).exports
  }

  /** What `import()` does. A failed import rejects. */
  async function loadLater(specifier: string, importer: string): Promise<unknown> {
    const target = isRelative(specifier) ? resolveFile(specifier, importer, names) : undefined
    if (target !== undefined) await hold(evaluate(target, []))
    return asNamespace(load(specifier, importer))
  }

  return async (name) => {
    await evaluate(name, [])
    return moduleOf(name).exports
  }
}

/** A package in CommonJS is its own default export. */
function asNamespace(exports: unknown): unknown {
  const isModule = typeof exports === 'object' && exports !== null && '__esModule' in exports
  return isModule ? exports : { ...(exports as object), default: exports }
}

function serverExports(server: unknown): unknown {
  if (server === undefined) throw new Error('This sample has no simulated server.')
  return Object.defineProperty({ server }, '__esModule', { value: true })
}
