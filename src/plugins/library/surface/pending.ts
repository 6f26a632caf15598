/**
 * Exports that no page explains yet, sorted. The list may only shrink: a page that becomes the home of one names it
 * in its front matter, and the name goes from here.
 */
export const PENDING: readonly string[] = []
