import path from 'node:path'

import { LIBRARY, type OlderVersion } from '../../../../config/library'

/** Where the packages of an older version are installed. */
interface OlderPackages {
  folder: string
  companions: Readonly<Record<string, string>>
}

const OLDER: Readonly<Record<OlderVersion, OlderPackages>> = LIBRARY.olderVersions

/**
 * The older version that a file belongs to.
 *
 * @param file - absolute path of a file of a package
 * @returns undefined for files that aren't part of an older version
 */
export function olderVersionOf(file: string): OlderVersion | undefined {
  const folders = file.replaceAll('\\', '/').split('/')
  return Object.keys(OLDER)
    .map((version) => version as OlderVersion)
    .find((version) => folders.includes(OLDER[version].folder))
}

/**
 * Where a sample's import of a package is looked up.
 *
 * @param siteDir - the site's folder
 * @param specifier - as the sample writes it, for example `acme/router`
 * @param version - the version that the sample is for; the installed one if absent
 * @returns the specifier to resolve, and the absolute path of the file to resolve it from
 */
export function packageImport(
  siteDir: string,
  specifier: string,
  version: OlderVersion | undefined,
): [specifier: string, importer: string] {
  const site = path.join(siteDir, 'sample.ts')
  if (version === undefined) return [specifier, site]
  const { folder, companions } = OLDER[version]
  const { packageName } = LIBRARY
  if (specifier === packageName || specifier.startsWith(`${packageName}/`))
    return [specifier.replace(packageName, folder), site]
  if (Object.hasOwn(companions, specifier)) return [companions[specifier] ?? specifier, site]
  return [specifier, path.join(siteDir, 'node_modules', folder, 'sample.ts')]
}
