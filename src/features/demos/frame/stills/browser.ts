/**
 * The browser has no code for stills: see `server.tsx`, which takes the place of this file on the server.
 *
 * @returns nothing, so that React leaves what the server has rendered
 */
export const getStill: (name: string) => string = () => ''
