import { NAMED_SERVERS } from '../../demos/kit/server/named'
import type { SimulatedServer } from '../../demos/kit/server/types'

/** Methods that read a body, which takes turns of the event loop. */
const READERS = ['text', 'json', 'blob', 'arrayBuffer', 'bytes', 'formData'] as const

/** The network of a run. */
export interface Network {
  server: SimulatedServer | undefined
  /** Reports the requests that haven't been answered. */
  close(): void
}

/**
 * Gives a run its network, which is the simulated server alone.
 *
 * @param name - of the server
 * @param say - called with each answered request, like `GET /tickets 200`, in the order in which they were sent
 */
export function openNetwork(name: string | undefined, say: (request: string) => void): Network {
  const server = name === undefined ? undefined : createNamed(name)
  Object.assign(globalThis, {
    // It rejects, as fetch does, even where the server throws.
    fetch: async (...request: Parameters<typeof fetch>) => {
      if (server) return server.fetch(...request)
      throw new TypeError('There is no network here: give fetchBaseQuery a fetchFn that answers.')
    },
  })
  let said = 0
  const report = (isLast: boolean): void => {
    for (const { method, path, outcome } of server?.exchanges.slice(said) ?? []) {
      if (outcome === 'pending' && !isLast) return
      said += 1
      say(`${method} ${path} ${outcome}`)
    }
  }
  server?.subscribe(() => report(false))
  return { server, close: () => report(true) }
}

function createNamed(name: string): SimulatedServer {
  const create = Object.hasOwn(NAMED_SERVERS, name) ? NAMED_SERVERS[name] : undefined
  if (!create) throw new Error(`There is no server "${name}".`)
  return create()
}

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
