// @ts-check
import { createModules } from './modules.mjs'

/** @import { FenceTask } from '../protocol' */
/** @import { ImportPackage } from './modules.mjs' */
/** @import { SimulatedServer } from '../../../demos/kit/server/types' */

/** Replaces the global `fetch`: samples can only reach the simulated server of their fence. */
export function installNetwork() {
  /** @type {SimulatedServer | undefined} */
  let server
  globalThis.fetch = async (input, init) => {
    if (server) return server.fetch(input, init)
    throw new TypeError(
      'There is no network here: add server="…" to the fence, or give fetchBaseQuery a fetchFn.',
    )
  }
  return {
    /** @param {SimulatedServer | undefined} next */
    use(next) {
      server = next
    },
    /** Removes the server. Returns the requests that it answered, like `GET /tickets 200`. */
    close() {
      const requests = (server?.exchanges ?? []).map(
        ({ method, path, outcome }) => `${method} ${path} ${outcome}`,
      )
      server = undefined
      return requests
    },
  }
}

/**
 * Makes the server of a fence, with its own data and requests.
 *
 * @param {NonNullable<FenceTask['server']>} server
 * @param {ImportPackage} importPackage
 * @returns {Promise<SimulatedServer>}
 */
export async function startServer({ name, modules: sources, entry }, importPackage) {
  const modules = createModules({ sources, importPackage })
  const [registry] = await modules.link([entry])
  if (!registry) throw new Error('The servers have no registry.')
  await modules.evaluate(registry)
  const { NAMED_SERVERS } = /** @type {typeof import('../../../demos/kit/server/named')} */ (
    registry.namespace
  )
  const create = NAMED_SERVERS[name]
  if (!create) throw new Error(`There is no server "${name}".`)
  return create()
}
