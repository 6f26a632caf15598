// @ts-check

/** @import { NAMED_SERVERS } from '../../simulated-server/named' */
/** @import { SimulatedServer } from '../../simulated-server/types' */

/**
 * The network that samples see, which has only a simulated server.
 *
 * @typedef {object} Network
 * @property {(server: SimulatedServer | undefined) => void} use takes the server of the next run, or none
 * @property {() => string[]} requests those since the server began or was reset, like `GET /tickets 200`
 * @property {() => () => void} hold
 *   lets requests begin nothing: nobody answers them. Gives what takes that back, for those that come later
 * @property {(say: (request: string) => void) => void} watch reports these requests and all later ones, each once it
 *   has been answered, in the order in which they were sent
 */

/**
 * Replaces the global `fetch`.
 *
 * @param {string} remedy the end of the error message when a run without a server sends a request
 * @param {(request: string) => void} [onRefused] called with each request that nothing answers, and why: a base query
 *   keeps that in the state, where nobody looks for it
 * @returns {Network}
 */
export function installNetwork(remedy, onRefused) {
  /** @type {SimulatedServer | undefined} */
  let server
  let isHeld = false
  // It rejects, as fetch does, even where the server throws.
  globalThis.fetch = async (...request) => {
    if (isHeld) return new Promise(() => undefined)
    const response = server ? server.fetch(...request) : refuse(remedy)
    if (onRefused) {
      response.catch((/** @type {unknown} */ error) => {
        const reason = error instanceof Error ? error.message : ''
        if (reason.startsWith(NO_NETWORK)) onRefused(`${getName(...request)}: ${reason}`)
      })
    }
    return response
  }
  return {
    use(next) {
      server = next
    },
    requests: () => (server?.exchanges ?? []).map(getText),
    hold() {
      isHeld = true
      return () => {
        isHeld = false
      }
    },
    watch(say) {
      let said = 0
      const report = () => {
        const { exchanges = [] } = server ?? {}
        // Since a reset, the server counts anew.
        if (exchanges.length < said) said = 0
        for (const exchange of exchanges.slice(said)) {
          if (exchange.outcome === 'pending') return
          said += 1
          say(getText(exchange))
        }
      }
      report()
      server?.subscribe(report)
    },
  }
}

/** How the simulated servers, too, begin to refuse a request to another address. */
const NO_NETWORK = 'There is no network here'

/**
 * @param {string} remedy
 * @returns {Promise<never>}
 */
const refuse = (remedy) => Promise.reject(new TypeError(`${NO_NETWORK}: ${remedy}`))

/**
 * Names a request as an exchange is named, with its whole address.
 *
 * @param {Parameters<typeof fetch>[0]} input
 * @param {Parameters<typeof fetch>[1]} [init]
 */
function getName(input, init) {
  const request = typeof input === 'object' && 'url' in input ? input : { url: String(input), method: 'GET' }
  return `${init?.method ?? request.method} ${request.url}`
}

/** @param {SimulatedServer['exchanges'][number]} exchange */
function getText({ method, path, outcome }) {
  return `${method} ${path} ${outcome}`
}

/**
 * Makes the server that a sample names, with its own data and requests.
 *
 * @param {typeof NAMED_SERVERS} servers
 * @param {string} name
 */
export function createNamed(servers, name) {
  const create = Object.hasOwn(servers, name) ? servers[name] : undefined
  if (!create) throw new Error(`There is no server "${name}".`)
  return create()
}
