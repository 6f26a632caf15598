/** A request from the network's side: also one that was aborted or never reached the server. */
export interface Exchange {
  /** From 1, in the order in which requests were sent. */
  id: number
  /** Upper-case. */
  method: string
  /** From the server's base, with the query. */
  path: string
  /** In milliseconds since 1970. */
  sentAt: number
  /** Absent while it is under way. */
  settledAt?: number
  /** `pending`, the status of the response, `aborted`, or `failed` if the network was gone. */
  outcome: 'pending' | 'aborted' | 'failed' | number
}

/** How many exchanges and requests are kept: more than a sample counts, less than a page that polls all night fills. */
export const KEPT = 10_000

/** What happened on the network, for those who watch it. */
export interface ExchangeLog {
  /** The last {@link KEPT}. Another array after every change. */
  readonly exchanges: readonly Exchange[]
  /** Adds a request. @returns what settles it */
  begin(request: Pick<Exchange, 'method' | 'path'>): (outcome: Exchange['outcome']) => void
  clear(): void
}

/**
 * Makes a log.
 *
 * @param onChange - called after every change
 */
export function createExchangeLog(onChange: () => void): ExchangeLog {
  let exchanges: readonly Exchange[] = []
  let lastId = 0
  const write = (next: readonly Exchange[]): void => {
    exchanges = next
    onChange()
  }
  return {
    get exchanges() {
      return exchanges
    },
    begin({ method, path }) {
      const id = (lastId += 1)
      const exchange: Exchange = { id, method, path, sentAt: Date.now(), outcome: 'pending' }
      write([...exchanges, exchange].slice(-KEPT))
      return (outcome) => {
        const settledAt = Date.now()
        write(exchanges.map((one) => (one.id === id ? { ...one, outcome, settledAt } : one)))
      }
    },
    clear: () => write([]),
  }
}
