/** Methods that read a body, which takes turns of the event loop. */
const READERS = ['text', 'json', 'blob', 'arrayBuffer', 'bytes', 'formData'] as const

/**
 * Pauses the clock while bodies are read. Node does so within the turns that the clock waits anyway; browsers take longer.
 *
 * @param hold - pauses the clock until a promise settles
 */
export function holdReaders(hold: (promise: Promise<unknown>) => Promise<unknown>): void {
  for (const { prototype } of [Request, Response, Blob] as { prototype: object }[]) {
    for (const name of READERS) {
      const read = Object.getOwnPropertyDescriptor(prototype, name)?.value as
        ((this: unknown) => Promise<unknown>) | undefined
      if (!read) continue
      const held = {
        // A method's name and length are what a browser's are.
        [name](this: unknown) {
          return hold(read.call(this))
        },
      }[name]
      Object.defineProperty(prototype, name, { value: held, writable: true, configurable: true })
    }
  }
}
