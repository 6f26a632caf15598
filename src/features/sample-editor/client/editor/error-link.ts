import { SITE } from '../../../../config/site'

/** The entry of an error on the page `/errors`. */
export interface ErrorLink {
  address: string
  title: string
}

/**
 * Finds the entry that explains an error. The texts of all errors are loaded for it, so ask only when there is one.
 *
 * @returns `undefined` if the error isn't known, or if the texts can't be loaded: a link is a courtesy
 */
export async function findErrorLink(message: string): Promise<ErrorLink | undefined> {
  try {
    const { loadFinder } = await import('../../../error-finder/client/load-finder')
    const findings = (await loadFinder())(message)
    if (findings.kind !== 'found') return undefined
    const [{ id, title }] = findings.errors
    return { address: `${SITE.baseUrl}errors#${id}`, title }
  } catch {
    return undefined
  }
}
