import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'
import type { ProjectSource } from '../../shared/project-parts'
import { fetchFile, fetchManifest } from '../sandbox/fetch-scripts'

/**
 * Loads the files of a live demo that its page doesn't show.
 *
 * @throws Error (rejects) if they can't be loaded
 */
export const loadDemoSources = onceUnlessFailed(async (demo = '') => {
  const { demos } = await fetchManifest()
  const response = await fetchFile(demos[demo]?.sources ?? '')
  return (await response.json()) as readonly ProjectSource[]
})
