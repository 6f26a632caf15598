/*
 * Changed from the original, which loads languages for a highlighter in the browser: the build highlights code, so there
 * is no highlighter in the browser.
 */
export default function prismIncludeLanguages(): void {
  // Nothing to load.
}
