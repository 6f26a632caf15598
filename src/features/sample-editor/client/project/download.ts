import { fetchFile, fetchManifest } from '../sandbox/fetch-scripts'
import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'
import { save } from '../../../../lib/client/save'
import type { ProjectParts } from '../../shared/project-parts'
import { projectFiles, type ProjectOptions } from './project-files'
import { zip } from '../../shared/zip'

const fetchParts = onceUnlessFailed(async () => {
  const { project } = await fetchManifest()
  return (await (await fetchFile(project)).json()) as ProjectParts
})

/**
 * Saves a Vite project that runs a sample as an archive on the reader's computer.
 *
 * @throws Error if what projects are made of can't be fetched
 */
export async function download(options: Omit<ProjectOptions, 'name'>): Promise<void> {
  const { demo } = options.sample
  const name = demo === undefined ? nameFor(options.page) : `${demo}-demo`
  const files = projectFiles({ ...options, name }, await fetchParts())
  save(`${name}.zip`, new Blob([zip(name, files)], { type: 'application/zip' }))
}

/** The name of the project of a page's sample: `createSlice-sample` for a page at `/api/createSlice`. */
export function nameFor(page: string): string {
  const last = new URL(page).pathname.split('/').filter(Boolean).at(-1)
  return last === undefined ? 'sample' : `${last}-sample`
}
