import type { RunTask } from '../../../sample-runtime/protocol/messages'
import type { TryManifest } from '../../shared/manifest'
import type { TryEnvironment } from '../../../sample-runtime/protocol/sample'

/** What JSX loads, without an import that says so. */
const JSX_RUNTIME = 'react/jsx-runtime'
/** What renders a component that the code only exports. */
const RENDERERS = ['react', 'react-dom/client']

/**
 * The libraries that a task may need: those whose names stand in its files between quotes, and what renders.
 *
 * @param known - specifiers
 */
export function specifiersIn(
  { files, shown }: Pick<RunTask, 'files' | 'shown'>,
  known: readonly string[],
): string[] {
  const hasJsx = files.some(({ name }) => /\.(?:[jt]sx|js)$/.test(name))
  return known.filter(
    (specifier) =>
      (hasJsx && specifier === JSX_RUNTIME) ||
      (shown !== undefined && RENDERERS.includes(specifier)) ||
      files.some(({ code }) => code.includes(`'${specifier}'`) || code.includes(`"${specifier}"`)),
  )
}

/**
 * The scripts of libraries, and of those that they need.
 *
 * @param specifiers - those without a library are left out: the run says so where they are imported
 * @returns addresses from the site's base, sorted, so that the same libraries are always the same list
 */
export function getFiles(
  specifiers: readonly string[],
  manifest: TryManifest,
  environment: TryEnvironment,
): string[] {
  const libraries = manifest.libraries[environment]
  const found = new Set(specifiers)
  for (const specifier of found) libraries[specifier]?.needs.forEach((needed) => found.add(needed))
  return [...found].flatMap((specifier) => libraries[specifier]?.file ?? []).sort()
}

/** What the files of a run are run with. */
export interface RunNeeds {
  /** The specifiers of the libraries that they import. */
  specifiers: readonly string[]
  /** The name of the live demo that they are a part of. */
  demo?: string
  /** The name of the simulated server that answers them. */
  server?: string
}

/**
 * All scripts of a run.
 *
 * @returns addresses from the site's base, the runner's first
 */
export function getScripts(needs: RunNeeds, manifest: TryManifest, environment: TryEnvironment): string[] {
  const demo = manifest.demos[needs.demo ?? '']
  const libraries = getFiles([...needs.specifiers, ...(demo?.needs ?? [])], manifest, environment)
  const servers = needs.server === undefined ? [] : [manifest.servers]
  return [manifest.runner, ...servers, ...libraries, ...(demo ? [demo.file] : [])]
}
