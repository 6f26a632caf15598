import { IMPORT, META } from './body-names'

/**
 * Finds the line for which the engine refuses a file: a function that is made of a text doesn't say it, a script does. The
 * script only throws, before anything in it could run.
 *
 * @param code - the body of a function, as `transformFile` makes it
 * @returns the line, from 1; undefined if the engine doesn't say
 */
export async function lineOfSyntaxError(code: string): Promise<number | undefined> {
  const script = `throw 0;(async function(require,exports,${META},${IMPORT}){\n${code}\n})`
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  const worker = new Worker(address)
  try {
    const line = await new Promise<number>((resolve) => {
      worker.onerror = (event) => {
        event.preventDefault()
        resolve(event.lineno - 1)
      }
    })
    return line > 0 ? line : undefined
  } finally {
    worker.terminate()
    URL.revokeObjectURL(address)
  }
}
