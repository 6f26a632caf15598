/**
 * Exports that no page explains yet, sorted. It lets an upgrade of the library be built before its pages are written, and
 * a test fails until it is empty again: a page that becomes the home of one names it in its front matter, and the name
 * goes from here.
 */
export const PENDING: readonly string[] = []
