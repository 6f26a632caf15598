/** Writes data as a module for the browser, which the minifier makes smaller than JSON: keys need no quotes there. */
export function moduleOf(data: unknown): string {
  return `export default ${JSON.stringify(data)}\n`
}
