import type { Claims } from '../core/claims.mjs'
import { resolveFile } from '../core/resolve'
import { isRelative, serverExports, SERVER_MODULE } from '../core/specifiers.mjs'
import { FileSyntaxError } from '../core/transform'
import type { ImportedValue } from '../protocol/messages'
import { getAsset, missingExport } from './missing'
import { hasLibrary, requireLibrary } from './libraries'
import type { Demo } from './demo'
import { createBody, type Pending, type TransformedFile } from './transform'

interface Module {
  exports: Record<string, unknown>
  /** Calls back what came of the evaluation; absent before it began. */
  outcome?: () => Pending
}

interface Surroundings {
  files: ReadonlyMap<string, TransformedFile>
  /** What instrumented files call. */
  claims: Claims & {
    guard: () => void
    thrown: <Value>(value: Value) => Value
    /** Says something that isn't printed where the console writes to a terminal, with the place at which a value was thrown. */
    note: (text: string, ...thrown: unknown[]) => void
    /** Takes what evaluates a text among the names of a file. */
    scope?: (evaluate: (text: string) => unknown) => void
  }
  /** Called with what is imported and isn't here, where the code runs without it. */
  onLeftOut?: (specifier: string, importer: string) => void
  /** Called with the exports of a file before it is evaluated. */
  onModule?: (name: string, exports: object) => void
  /** The export of {@link SERVER_MODULE}, if the sample has a server. */
  server?: unknown
  /** What the files are a part of. */
  demo?: Demo | undefined
}

/**
 * The modules of a task: each is evaluated once, after what it imports, as ES modules are. Without top-level `await`, all
 * of it happens at once. In a cycle, the module that is reached again is still being evaluated, and its importer sees what
 * it has exported so far.
 *
 * @returns a function that evaluates a file of the task, and gives its exports
 * @throws RefusedFile
 */
export function createModules({
  files,
  claims,
  onLeftOut,
  onModule,
  server,
  demo,
}: Surroundings): (name: string) => Promise<Module['exports']> {
  const names = [...files.keys()]
  const modules = new Map<string, Module>()
  const underWay = new Set<string>()
  const leftOut = new Set<string>()
  // The engine refuses a file before any of them runs.
  const bodies = new Map(
    [...files].map(([name, { code }]) => [name, createBody(code, name, demo !== undefined)] as const),
  )

  function getModule(name: string): Module {
    const known = modules.get(name)
    if (known) return known
    const module = { exports: asModule({}) }
    modules.set(name, module)
    onModule?.(name, module.exports)
    return module
  }

  /** @param open - the modules that wait for this one */
  function evaluate(name: string, open: readonly string[]): Pending {
    const module = getModule(name)
    module.outcome ??= keepOutcome(() => evaluateOnce(name, [...open, name]))
    return module.outcome()
  }

  function evaluateOnce(name: string, open: readonly string[]): Pending {
    const file = files.get(name)
    if (!file) return undefined
    underWay.add(name)
    try {
      return evaluateFile(name, file, open)
    } finally {
      underWay.delete(name)
    }
  }

  function evaluateFile(name: string, file: TransformedFile, open: readonly string[]): Pending {
    const pending = file.loads.flatMap((specifier) => {
      const target = isRelative(specifier) ? resolveFile(specifier, name, names) : undefined
      return target === undefined || open.includes(target) ? [] : (evaluate(target, open) ?? [])
    })
    const runBody = (): Pending => evaluateBody(name, file, open)
    return pending.length === 0 ? runBody() : Promise.all(pending).then(runBody)
  }

  function evaluateBody(name: string, file: TransformedFile, open: readonly string[]): Pending {
    for (const value of file.values) assertExported(value, name, open)
    const meta = { url: `file:///${name}`, sample: claims }
    const loadForFile = (specifier: string): unknown => load(specifier, name)
    const laterForFile = (specifier: unknown): unknown => loadLater(String(specifier), name)
    const refuseToWait = (): never => {
      throw new Error(waitsTooLong(name))
    }
    return bodies.get(name)?.(loadForFile, getModule(name).exports, meta, laterForFile, refuseToWait)
  }

  /** As a browser would, before the file runs. In a cycle, the other file may still be about to export it. */
  function assertExported(value: ImportedValue, importer: string, open: readonly string[]): void {
    const { from, name, line, column } = value
    const target = isRelative(from) ? resolveFile(from, importer, names) : undefined
    if (target !== undefined && open.includes(target)) return
    const exports = loadFor(value, importer)
    if (typeof exports !== 'object' || exports === null || name in exports || name === 'default') return
    throw new FileSyntaxError(missingExport(value, Object.keys(exports)), importer, { line, column })
  }

  /** A module that isn't there stops its importer where that names it. */
  function loadFor({ from, line, column }: ImportedValue, importer: string): unknown {
    try {
      return load(from, importer)
    } catch (error) {
      if (isThere(from, importer)) throw error
      throw new FileSyntaxError((error as Error).message, importer, { line, column })
    }
  }

  function isThere(specifier: string, importer: string): boolean {
    if (specifier === SERVER_MODULE) return server !== undefined
    if (!isRelative(specifier)) return hasLibrary(specifier)
    return (
      resolveFile(specifier, importer, names) !== undefined || demo?.find(specifier, importer) !== undefined
    )
  }

  function load(specifier: string, importer: string): unknown {
    if (specifier === SERVER_MODULE) return asModule(serverExports(server, NO_SERVER))
    const target = isRelative(specifier) ? resolveFile(specifier, importer, names) : undefined
    if (target !== undefined) return getModule(target).exports
    const loadOfDemo = demo?.find(specifier, importer)
    if (loadOfDemo) return loadOfDemo()
    const asset = getAsset(specifier)
    if (asset) return leaveOut(specifier, importer, asset)
    if (!isRelative(specifier)) return requireLibrary(specifier)
    throw new Error(`There is no file "${specifier}".`)
  }

  function leaveOut(specifier: string, importer: string, asset: object): unknown {
    const key = `${importer} ${specifier}`
    if (!leftOut.has(key)) onLeftOut?.(specifier, importer)
    leftOut.add(key)
    return asModule(asset)
  }

  /** Gives a demo one of the task's files, as if a file in the first folder had imported it. */
  function loadForDemo(specifier: string): unknown {
    const name = resolveFile(specifier, '', names) ?? specifier
    // In a cycle, the demo sees what the file has exported so far.
    if (underWay.has(name)) return getModule(name).exports
    if (evaluate(name, [...underWay])) throw new Error(waitsTooLong(name))
    return getModule(name).exports
  }

  /** What `import()` does. A failed import rejects. */
  async function loadLater(specifier: string, importer: string): Promise<unknown> {
    const target = isRelative(specifier) ? resolveFile(specifier, importer, names) : undefined
    if (target !== undefined) await evaluate(target, [])
    return asNamespace(load(specifier, importer))
  }

  demo?.connect(loadForDemo)
  return async (name) => {
    await evaluate(name, [])
    return getModule(name).exports
  }
}

/** Runs something at once, and gives its result again, also where it threw. */
function keepOutcome(run: () => Pending): () => Pending {
  try {
    const pending = run()
    return () => pending
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/** A package in CommonJS is its own default export. */
function asNamespace(exports: unknown): unknown {
  const isModule = typeof exports === 'object' && exports !== null && '__esModule' in exports
  return isModule ? exports : { ...(exports as object), default: exports }
}

const NO_SERVER =
  'This sample has no simulated server. In the playground, start with “An API slice with hooks”.'

const waitsTooLong = (name: string): string =>
  `${name} has an await outside of functions. The rest of the demo needs the file at once: move the await into a function.`

function asModule<Exports>(exports: Exports): Exports {
  return Object.defineProperty(exports, '__esModule', { value: true })
}
