import path from 'node:path'
import ts from 'typescript'

import { compilerOptions } from '../../shared/types/compiler-options'
import { SITE_MODULES } from '../../shared/types/site-modules'
import type { FenceProjectFile } from '../page/page-project'

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
