/** How the data are packed: its first letter says so. Browsers without compression write and read the plain form. */
export const FORM = { deflated: 'd', plain: 'p' } as const

/** The packing of raw deflate streams. */
export const DEFLATE = 'deflate-raw'
