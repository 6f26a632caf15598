/** Labels of the texts about an error. The search finds the end of the message by the first one. */
export const LABELS = { cause: 'Cause:', fix: 'Fix:', production: 'In production:', page: 'More:' } as const
