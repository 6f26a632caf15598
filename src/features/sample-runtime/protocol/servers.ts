/** The name under which a script registers the simulated servers that samples can name. */
export const SERVERS_LIBRARY = 'servers:named'
