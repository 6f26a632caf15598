/** The name that a file has in JavaScript: `src/store.ts` is `src/store.js`. */
export function javascriptName(name: string): string {
  return name.replace(/\.ts(x?)$/, '.js$1')
}
