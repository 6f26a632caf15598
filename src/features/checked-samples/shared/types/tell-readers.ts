/**
 * Makes the compiler's output readable: without the paths of this machine, and without the numbers that the bundler of a
 * library's declarations gave to types whose names it has twice (`Slice$1`).
 *
 * @param text - a message or a type, in which modules may appear as absolute paths
 * @param siteDir - absolute path of the site's folder
 */
export function tellReaders(text: string, siteDir: string): string {
  return hidePaths(text, siteDir).replace(NUMBERED, '$1')
}

/** Types begin with a capital; a name like `item$1` may be the reader's own. */
const NUMBERED = /\b([A-Z]\w*)\$\d+(?![\w$])/g

function hidePaths(text: string, siteDir: string): string {
  const folder = siteDir.replaceAll('\\', '/')
  return text
    .replace(/(["'])[^"']*\/\.samples\/[^"']*?\/\d+\/([^"']+)\1/g, '$1./$2$1')
    .replace(/(["'])[^"']*\/node_modules\/((?:@[^/"']+\/)?[^/"']+)[^"']*\1/g, '$1$2$1')
    .replaceAll(`${folder}/`, '')
}
