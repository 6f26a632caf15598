import type { DemoAbout } from '../../../demo-catalog/about'
import type { ProjectSource } from '../../shared/project-parts'
import { addressOf } from '../bundles/bundle'
import { inBothLanguages } from '../project/sources'
import { demoSources, type DemoSource } from './demo-sources'

/** The files of a demo beside those that it shows, as one file: for the check of types, and for downloaded projects. */
export interface SourcesFile {
  /** From the site's base. */
  address: string
  text: string
}

/** What demos share is read once. */
const known = new Map<string, Promise<ProjectSource[]>>()

/** Makes the file with the sources of a demo, under the names that the shown files give them. */
export async function buildSources(siteDir: string, about: DemoAbout): Promise<SourcesFile> {
  const files = await Promise.all(demoSources(siteDir, about).map(sourceOf))
  const text = JSON.stringify(files.flat())
  return { address: addressOf(`demo-${about.name}`, text, 'json'), text }
}

async function sourceOf({ name, path, text }: DemoSource): Promise<ProjectSource[]> {
  if (name.endsWith('.css')) return [{ name, typescript: text }]
  const made = known.get(path + text) ?? inBothLanguages([{ name, text }])
  known.set(path + text, made)
  return made
}
