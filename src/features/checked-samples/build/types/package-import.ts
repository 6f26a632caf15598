import path from 'node:path'

import type { OldVersion } from '../page/tags'

/** Where the packages of an old version are installed, and what they are called there. */
interface OldPackages {
  /** The folder of Redux Toolkit itself: its own dependencies are found from there. */
  toolkit: string
  /** The version of React Redux from the same time. */
  reactRedux: string
}

const OLD_PACKAGES: Readonly<Record<OldVersion, OldPackages>> = {
  '1.9': { toolkit: 'redux-toolkit-1', reactRedux: 'react-redux-8' },
}

/**
 * The old version that a file belongs to.
 *
 * @param file - absolute path of a file of a package
 * @returns undefined for files that aren't part of an old version
 */
export function oldVersionOf(file: string): OldVersion | undefined {
  const folders = file.replaceAll('\\', '/').split('/')
  return Object.keys(OLD_PACKAGES)
    .map((version) => version as OldVersion)
    .find((version) => folders.includes(OLD_PACKAGES[version].toolkit))
}

/**
 * Where a sample's import of a package is looked up.
 *
 * @param siteDir - the site's folder
 * @param specifier - as the sample writes it, for example `@reduxjs/toolkit/query/react`
 * @param version - the version that the sample is for; the installed one if absent
 * @returns the specifier to resolve, and the absolute path of the file to resolve it from
 */
export function packageImport(
  siteDir: string,
  specifier: string,
  version: OldVersion | undefined,
): [specifier: string, importer: string] {
  const site = path.join(siteDir, 'sample.ts')
  if (version === undefined) return [specifier, site]
  const { toolkit, reactRedux } = OLD_PACKAGES[version]
  if (/^@reduxjs\/toolkit(\/|$)/.test(specifier))
    return [specifier.replace('@reduxjs/toolkit', toolkit), site]
  if (specifier === 'react-redux') return [reactRedux, site]
  return [specifier, path.join(siteDir, 'node_modules', toolkit, 'sample.ts')]
}
