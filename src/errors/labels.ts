/** What the texts about an error are introduced by. The search tells the message from them by the first. */
export const LABELS = { cause: 'Cause:', fix: 'Fix:', production: 'In production:', page: 'More:' } as const
