// @ts-check
/**
 * Makes the development server compile a page again when its samples have new results, and shows their faults over it.
 *
 * @this {{ resourcePath: string, addDependency(file: string): void, emitWarning(warning: Error): void,
 *   getOptions(): { author: () => import('./author-service').AuthorService, getPage: (file: string) => string } }}
 * @param {string} source
 */
module.exports = function withSamples(source) {
  const { author, getPage } = this.getOptions()
  const page = getPage(this.resourcePath)
  this.addDependency(author().getChangeFile(page))
  // Warnings, not errors, so that the page is shown nevertheless.
  for (const text of author().getDiagnostics(page)) this.emitWarning(new Error(`Sample ${text}`))
  return source
}
