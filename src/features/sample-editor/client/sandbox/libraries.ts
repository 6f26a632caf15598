import type { RunFile } from '../../../sample-runtime/protocol/messages'
import type { TryDemo, TryManifest } from '../../shared/manifest'
import type { TryEnvironment } from '../../../sample-runtime/protocol/sample'

/** What JSX loads, without an import that says so. */
const JSX_RUNTIME = 'react/jsx-runtime'

/**
 * The libraries that files may import: those whose names stand in them between quotes.
 *
 * @param known - specifiers
 */
export function specifiersIn(files: readonly RunFile[], known: readonly string[]): string[] {
  const hasJsx = files.some(({ name }) => /\.(?:[jt]sx|js)$/.test(name))
  return known.filter(
    (specifier) =>
      (hasJsx && specifier === JSX_RUNTIME) ||
      files.some(({ code }) => code.includes(`'${specifier}'`) || code.includes(`"${specifier}"`)),
  )
}

/**
 * The scripts of libraries, and of those that they need.
 *
 * @param specifiers - those without a library are left out: the run says so where they are imported
 * @returns addresses from the site's base, sorted, so that the same libraries are always the same list
 */
export function filesOf(
  specifiers: readonly string[],
  manifest: TryManifest,
  environment: TryEnvironment,
): string[] {
  const libraries = manifest.libraries[environment]
  const found = new Set(specifiers)
  for (const specifier of found) libraries[specifier]?.needs.forEach((needed) => found.add(needed))
  return [...found].flatMap((specifier) => libraries[specifier]?.file ?? []).sort()
}

/**
 * All scripts of a run.
 *
 * @param specifiers - of the libraries that its files import
 * @param demo - the live demo that they are a part of
 * @returns addresses from the site's base, the runner's first
 */
export function scriptsOf(
  specifiers: readonly string[],
  demo: TryDemo | undefined,
  manifest: TryManifest,
  environment: TryEnvironment,
): string[] {
  const libraries = filesOf([...specifiers, ...(demo?.needs ?? [])], manifest, environment)
  return [manifest.runner, ...libraries, ...(demo ? [demo.file] : [])]
}
