/**
 * Removes the paths of this machine from the compiler's output.
 *
 * @param text - a message or a type, in which modules may appear as absolute paths
 * @param siteDir - absolute path of the site's folder
 */
export function hidePaths(text: string, siteDir: string): string {
  const folder = siteDir.replaceAll('\\', '/')
  return text
    .replace(/(["'])[^"']*\/\.samples\/[^"']*?\/\d+\/([^"']+)\1/g, '$1./$2$1')
    .replace(/(["'])[^"']*\/node_modules\/((?:@[^/"']+\/)?[^/"']+)[^"']*\1/g, '$1$2$1')
    .replaceAll(`${folder}/`, '')
}
