import { SITE } from '../../../../config/site'
import type { download } from '../project/download'
import { loadDemoSources } from './demo-sources'

/**
 * Saves a project that runs a sample. What makes projects is loaded only when a reader asks for one.
 *
 * @throws Error (rejects) if it can't be loaded
 */
export async function downloadProject(options: Omit<Parameters<typeof download>[1], 'rest'>): Promise<void> {
  const { demo } = options.sample
  const [project, rest] = await Promise.all([
    import('../project/download'),
    demo === undefined ? [] : loadDemoSources(demo),
  ])
  await project.download(SITE.baseUrl, { ...options, rest })
}
