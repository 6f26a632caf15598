import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What the platform makes of the list of pages, and puts into the script that every page loads. */
const IN_MAIN = ['registry.js', 'routes.js', 'routesChunkNames.json', 'globalData.json']
/** The sidebar and the titles of all pages, in a script of its own that every page of text loads. */
const NAVIGATION = 'docusaurus-plugin-content-docs/default/p'

/**
 * Sizes of what a build made that may grow with the number of pages: bytes after Brotli at quality 9.
 *
 * @param siteDir - the folder of the project
 */
export function measureSizes(siteDir: string): Record<string, number> {
  const build = path.join(siteDir, 'build')
  const generated = path.join(siteDir, '.docusaurus')
  return {
    'main script': sizeOf(filesOf(path.join(build, 'assets/js'), /^main\..*\.js$/)),
    'runtime script (names of chunks)': sizeOf(filesOf(path.join(build, 'assets/js'), /^runtime.*\.js$/)),
    ...Object.fromEntries(
      IN_MAIN.map((name) => [`of main: ${name}, as generated`, sizeOf([path.join(generated, name)])]),
    ),
    'sidebar and titles, as generated': sizeOf(filesOf(path.join(generated, NAVIGATION), /\.json$/)),
    styles: sizeOf(filesOf(path.join(build, 'assets/css'), /^styles.*\.css$/)),
    'search records': sizeOf([path.join(build, 'search-records.json')]),
    'sitemap.xml': sizeOf([path.join(build, 'sitemap.xml')]),
    'llms.txt': sizeOf([path.join(build, 'llms.txt')]),
  }
}

function filesOf(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(path.basename(file)))
    .map((file) => path.join(folder, file))
}

function sizeOf(files: readonly string[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return files
    .filter((file) => existsSync(file))
    .reduce((total, file) => total + brotliCompressSync(readFileSync(file), { params }).length, 0)
}
