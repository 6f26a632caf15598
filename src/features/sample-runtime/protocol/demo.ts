/**
 * The name under which a script registers the library of a live demo: all that the demo is made of, except the files that it
 * shows.
 *
 * @param name - of the demo
 */
export function demoLibrary(name: string): string {
  return `demo:${name}`
}
