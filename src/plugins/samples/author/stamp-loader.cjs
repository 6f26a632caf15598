// @ts-check
/**
 * Has an author's page compiled again when more is known of its samples, and shows what is wrong with them over it.
 *
 * @this {{ resourcePath: string, addDependency(file: string): void, emitWarning(warning: Error): void,
 *   getOptions(): { author: () => import('./author-service').AuthorService, pageOf: (file: string) => string } }}
 * @param {string} source
 */
module.exports = function withStamp(source) {
  const { author, pageOf } = this.getOptions()
  const page = pageOf(this.resourcePath)
  this.addDependency(author().stampOf(page))
  // Warnings, not errors: the page is to be seen all the same.
  for (const text of author().problemsOf(page)) this.emitWarning(new Error(text))
  return source
}
