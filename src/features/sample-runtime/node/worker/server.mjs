// @ts-check
import { createNamed } from '../../core/network.mjs'
import { createModules } from './modules.mjs'

/** @import { FenceTask } from '../protocol' */
/** @import { ImportPackage } from './modules.mjs' */

/**
 * Makes the server of a fence, with its own data and requests.
 *
 * @param {NonNullable<FenceTask['server']>} server
 * @param {ImportPackage} importPackage
 */
export async function startServer({ name, modules: sources, entry }, importPackage) {
  const modules = createModules({ sources, importPackage })
  const [registry] = await modules.link([entry])
  if (!registry) throw new Error('The servers have no registry.')
  await registry.evaluate()
  const { NAMED_SERVERS } = /** @type {typeof import('../../../demos/kit/server/named')} */ (
    registry.namespace
  )
  return createNamed(NAMED_SERVERS, name)
}
