import type { PageProject, FenceProjectFile } from '../page/page-project'

/** The given files and everything they import, each file once. */
export function reachableFiles(
  project: PageProject,
  own: readonly FenceProjectFile[],
): Set<FenceProjectFile> {
  const reached = new Set(own)
  for (const file of reached) {
    for (const target of Object.values(resolutionsOf(file, project))) {
      const imported = project.get(target)
      if (imported) reached.add(imported)
    }
  }
  return reached
}

/** The paths of the files that a file imports, by specifier. */
export function resolutionsOf(file: FenceProjectFile, project: PageProject): Record<string, string> {
  const resolutions: Record<string, string> = {}
  for (const specifier of file.imports) {
    const target = project.resolve(file.path, specifier)
    if (target !== undefined) resolutions[specifier] = target
  }
  return resolutions
}
