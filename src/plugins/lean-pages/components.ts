/** Components without state, effects or event handlers. */
export const STATIC: ReadonlySet<string> = new Set(['CodeSample', 'Options', 'Symptoms', 'DemoGallery'])
/** Components that React owns in the browser. */
export const INTERACTIVE: ReadonlySet<string> = new Set(['LiveDemo', 'Tabs', 'Details'])
