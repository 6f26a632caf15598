/**
 * Whether static parts of pages are rendered here: on the server and while authoring, but not in the browser of a
 * built site, which has their HTML. Replaced while bundling (src/features/fast-pages/islands/build).
 */
declare const __RENDERS_STATIC_PARTS__: boolean
