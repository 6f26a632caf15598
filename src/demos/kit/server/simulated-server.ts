import type { SimulatedServer } from './create-server'

/** The server of the sample: samples with `server="…"` import it from `simulated-server`. */
export declare const server: SimulatedServer
