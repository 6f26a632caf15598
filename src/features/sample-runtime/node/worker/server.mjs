// @ts-check
import vm from 'node:vm'

import { createNamed } from '../../core/network.mjs'

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
