/** Labels of the texts about an error. The search finds the end of the message by the first one. */
export const LABELS = { cause: 'Cause:', fix: 'Fix:', production: 'In production:', page: 'More:' } as const

/** Where an error can be thrown, said after its message. The search finds the end of the message by it. */
export const THROWN_IN = {
  everywhere: 'Production and development',
  development: 'Development only',
} as const
