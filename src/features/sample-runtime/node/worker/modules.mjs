// @ts-check
import path from 'node:path'
import vm from 'node:vm'

import { isRelative, serverExports, SERVER_MODULE } from '../../core/specifiers.mjs'
import { ImportError } from './assertions.mjs'
import { createNamed } from '../../core/network.mjs'

/** @import { ModuleSource, WorkerOptions } from '../protocol' */
/** @import { Assertions } from './assertions.mjs' */
/** @import { VirtualTime } from '../../core/virtual-time.mjs' */

const NO_SERVER = 'Only a fence with server="…" has a server: name one on the fence that is executed.'

/** @typedef {(specifier: string) => Promise<Record<string, unknown>>} ImportPackage */

/**
 * Makes an import function that resolves packages from the site's folder. The virtual clock is paused during an import,
 * because reading files must not count as time that a sample waits.
 *
 * @param {Pick<WorkerOptions, 'siteDir' | 'aliases'>} options
 * @param {VirtualTime} time
 * @returns {ImportPackage}
 */
export function importPackage({ siteDir, aliases }, time) {
  const importFrom = vm.compileFunction('return import(specifier)', ['specifier'], {
    filename: path.join(siteDir, 'sample.mjs'),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  const names = Object.keys(aliases)
  return (specifier) => {
    const name = names.find((candidate) => specifier === candidate || specifier.startsWith(`${candidate}/`))
    const found = name === undefined ? specifier : specifier.replace(name, aliases[name] ?? name)
    return time.hold(importFrom(found))
  }
}

/**
 * The modules of one task. Each task gets new ones, while packages are shared.
 *
 * @param {object} options
 * @param {readonly ModuleSource[]} options.sources
 * @param {ImportPackage} options.importPackage
 * @param {Assertions} options.assertions the value of `import.meta.sample`
 * @param {unknown} [options.server] the export of the server module
 */
export function createModules({ sources, importPackage, assertions, server }) {
  /** @type {Map<string, vm.Module>} */
  const modules = new Map()
  /** @type {Map<string, Promise<vm.Module>>} */
  const packages = new Map()
  /** Linking two graphs with a common module at the same time is an error. @type {Promise<unknown>} */
  let linking = Promise.resolve()

  /** @param {string} specifier */
  async function loadPackage(specifier) {
    /** @type {Record<string, unknown>} */
    const exports =
      specifier === SERVER_MODULE ? serverExports(server, NO_SERVER) : await importPackage(specifier)
    const names = Object.keys(exports)
    return new vm.SyntheticModule(
      names,
      function () {
        for (const name of names) this.setExport(name, exports[name])
      },
      { identifier: specifier },
    )
  }

  /** @type {(specifier: string, importer: string) => Promise<vm.Module>} */
  async function find(specifier, importer) {
    const target = sources.find((source) => source.path === importer)?.imports[specifier]
    if (target !== undefined) return moduleAt(target)
    try {
      if (isRelative(specifier)) throw new Error(`The page has no file "${specifier}".`)
      const loading = packages.get(specifier) ?? loadPackage(specifier)
      packages.set(specifier, loading)
      return await loading
    } catch (error) {
      throw new ImportError(withoutImporter(error), importer, specifier)
    }
  }

  /** @param {string} target */
  function moduleAt(target) {
    const known = modules.get(target)
    if (known) return known
    const code = sources.find((source) => source.path === target)?.code ?? ''
    const module = new vm.SourceTextModule(code, {
      identifier: target,
      initializeImportMeta: (meta) =>
        void Object.assign(meta, { url: `file://${target}`, sample: assertions }),
      importModuleDynamically: async (specifier) => {
        const imported = await find(specifier, target)
        await linkOne(imported)
        await imported.evaluate()
        return imported
      },
    })
    modules.set(target, module)
    return module
  }

  /** @param {vm.Module} module */
  function linkOne(module) {
    const linked = linking.then(async () => {
      if (module.status === 'unlinked')
        await module.link((specifier, from) => find(specifier, from.identifier))
    })
    linking = linked.catch(() => undefined)
    return linked
  }

  return {
    /** @param {string} path */
    async link(path) {
      const entry = moduleAt(path)
      await linkOne(entry)
      return entry
    },
  }
}

/** @param {unknown} error */
function withoutImporter(error) {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/ imported from .*/, '')
}

/** @import { FenceTask } from '../protocol' */

/**
 * Makes the server of a fence, with its own data and requests.
 *
 * @param {NonNullable<FenceTask['server']>} server
 */
export async function startServer({ name, code }) {
  const registry = new vm.SourceTextModule(code)
  await registry.link((specifier) => Promise.reject(new Error(`The servers import "${specifier}".`)))
  await registry.evaluate()
  const { NAMED_SERVERS } = /** @type {typeof import('../../../simulated-server/named')} */ (
    registry.namespace
  )
  return createNamed(NAMED_SERVERS, name)
}
