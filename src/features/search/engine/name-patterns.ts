/** Words that follow from others by a rule, and what they are. */
export const NAME_PATTERNS: readonly { pattern: RegExp; means: string }[] = [
  { pattern: /^use[a-z]\w*(?:query|mutation|querystate|querysubscription)$/, means: 'generated hooks' },
]
