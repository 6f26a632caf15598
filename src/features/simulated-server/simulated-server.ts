import type { SimulatedServer } from './types'

/** The server of the sample: samples with `server="…"` import it from `simulated-server`. */
export declare const server: SimulatedServer
