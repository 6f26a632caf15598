import { SITE } from '../../shared/site'
import type { download } from '../project/download'

/**
 * Saves a project that runs a sample. What makes projects is loaded only when a reader asks for one.
 *
 * @throws Error (rejects) if it can't be loaded
 */
export async function downloadProject(wishes: Parameters<typeof download>[1]): Promise<void> {
  const project = await import('../project/download')
  await project.download(SITE.baseUrl, wishes)
}
