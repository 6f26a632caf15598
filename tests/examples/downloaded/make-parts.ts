import { buildLibrary } from '../../../src/features/sample-editor/build/bundles/libraries'
import { buildProject } from '../../../src/features/sample-editor/build/project/build-project'
import { BROWSER_PACKAGES } from '../../../src/features/sample-runtime/protocol/packages'
import type { ProjectParts } from '../../../src/features/sample-editor/shared/project-parts'

/** Makes what downloaded projects are made of, as the build does. */
export async function makeParts(): Promise<ProjectParts> {
  const siteDir = process.cwd()
  const libraries = await Promise.all(
    BROWSER_PACKAGES.map(async (specifier) => {
      const { library } = await buildLibrary(siteDir, specifier, 'development')
      return [specifier, library] as const
    }),
  )
  const { text } = await buildProject(siteDir, Object.fromEntries(libraries))
  return JSON.parse(text) as ProjectParts
}
