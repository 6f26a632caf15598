import { fetchFile, fetchManifest } from '../sandbox/fetch-scripts'
import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'
import type { ProjectParts } from '../../shared/project-parts'
import { projectFiles, type ProjectOptions } from './project-files'
import { zip } from '../../shared/zip'

/** How long the browser gets to read what it saves, in milliseconds. */
const READ_FOR = 60_000

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

/** Saves content as a file on the reader's computer. */
function save(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_FOR)
}

/** The name of the project of a page's sample: `createSlice-sample` for a page at `/api/createSlice`. */
export function nameFor(page: string): string {
  const last = new URL(page).pathname.split('/').filter(Boolean).at(-1)
  return last === undefined ? 'sample' : `${last}-sample`
}
