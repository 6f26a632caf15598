import path from 'node:path'
import ts from 'typescript'

import { compilerOptions, SITE_MODULES } from '../../shared/types'
import type { FenceProjectFile } from '../page/page-project'
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
export function getOlderVersion(file: string): OlderVersion | undefined {
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

/** The declaration for all CSS modules; the path is relative to the site's folder. */
const CSS_MODULE_TYPES = 'src/features/checked-samples/build/types/css-module.d.ts'

/** The file that a relative import of a page's own file resolves to. */
export function pageModule(target: FenceProjectFile | undefined): ts.ResolvedModuleFull | undefined {
  return (
    target && {
      resolvedFileName: target.path,
      extension: path.extname(target.path),
      isExternalLibraryImport: false,
    }
  )
}

/** Resolves packages and the site's own modules, once per folder and name. */
export function createPackageResolver(
  siteDir: string,
): (specifier: string, importer: string) => ts.ResolvedModuleWithFailedLookupLocations {
  const cache = ts.createModuleResolutionCache(siteDir, (name) => name, compilerOptions)
  return (specifier, importer) => {
    const own = siteModule(siteDir, specifier, importer)
    const name = own === undefined ? specifier : `./${own.replace(/(\.d)?\.ts$/, '')}`
    const from = own === undefined ? importer : path.join(siteDir, 'sample.ts')
    return ts.resolveModuleName(name, from, compilerOptions, ts.sys, cache)
  }
}

/** The path of a module of the site, relative to the site's folder; undefined for other modules. */
function siteModule(siteDir: string, specifier: string, importer: string): string | undefined {
  // Files outside of this folder are samples, which can't use features that only the site's bundler has.
  if (isSiteSource(siteDir, importer)) {
    if (specifier.endsWith('.module.css')) return CSS_MODULE_TYPES
    if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length)
  }
  return SITE_MODULES[specifier]
}

/** True for the site's own code, which changes while an author works. */
export function isSiteSource(siteDir: string, file: string): boolean {
  return file.replaceAll('\\', '/').startsWith(path.posix.join(siteDir.replaceAll('\\', '/'), 'src/'))
}
