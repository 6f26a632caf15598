/*
 * Changed from the original, which loads languages for a highlighter in the browser: there is none, code is
 * highlighted while building.
 */
export default function prismIncludeLanguages(): void {
  // Nothing to load.
}
