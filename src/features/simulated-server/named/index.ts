import type { Conditions, SimulatedServer } from '../types'
import { createCafeServer } from './cafe'
import { createShopServer } from './shop'
import { createTicketServer } from './tickets'

/** The servers that `server="…"` on a sample can name, by the name of their folder. Each call makes a server of its own. */
export const NAMED_SERVERS: Readonly<Record<string, (conditions?: Partial<Conditions>) => SimulatedServer>> =
  {
    tickets: createTicketServer,
    shop: createShopServer,
    cafe: createCafeServer,
  }
