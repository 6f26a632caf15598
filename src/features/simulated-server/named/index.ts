import type { Conditions, SimulatedServer } from '../types'
import { createCafeServer } from './cafe'
import { createShopServer } from './shop'
import { createTicketServer } from './tickets'

/** The servers that `server="…"` on a sample can name. Each call makes a server of its own. */
export const NAMED_SERVERS: Readonly<Record<string, (conditions?: Partial<Conditions>) => SimulatedServer>> =
  {
    tickets: createTicketServer,
    shop: createShopServer,
    cafe: createCafeServer,
  }

/** The names of {@link NAMED_SERVERS}. */
export const SERVER_NAMES: readonly string[] = Object.keys(NAMED_SERVERS)
