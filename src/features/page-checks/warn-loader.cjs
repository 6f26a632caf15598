// @ts-check
/**
 * Shows the diagnostics of a page over it, in the development server.
 *
 * @this {{ resourcePath: string, emitWarning(warning: Error): void,
 *   getOptions(): { getDiagnostics: (file: string, text: string) => string[] } }}
 * @param {string} source
 */
module.exports = function warn(source) {
  // Warnings, not errors, so that the page is shown nevertheless.
  for (const text of this.getOptions().getDiagnostics(this.resourcePath, source))
    this.emitWarning(new Error(`Page ${text}`))
  return source
}
