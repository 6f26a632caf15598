import type { DemoAbout } from '../../../demo-catalog/about'
import type { ProjectSource } from '../../shared/project-parts'
import { published, type PublishedFile } from '../bundles/bundle'
import { inBothLanguages } from '../project/sources'
import { demoSources, type DemoSource } from './demo-sources'

/** What demos share is read once. */
const known = new Map<string, Promise<ProjectSource[]>>()

/**
 * Makes the file with the sources of a demo beside those that it shows, under the names by which the shown files import
 * them: for the check of types, and for downloaded projects.
 */
export async function buildSources(siteDir: string, about: DemoAbout): Promise<PublishedFile> {
  const files = await Promise.all(demoSources(siteDir, about).map(sourceOf))
  return published(`demo-${about.name}`, JSON.stringify(files.flat()), 'json')
}

async function sourceOf({ name, path, text }: DemoSource): Promise<ProjectSource[]> {
  if (name.endsWith('.css')) return [{ name, typescript: text }]
  const made = known.get(path + text) ?? inBothLanguages([{ name, text }])
  known.set(path + text, made)
  return made
}
