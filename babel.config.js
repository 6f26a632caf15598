/**
 * Transpiles `src/` for the bundles; the preset is the generator's own.
 *
 * The site is specified to have this file, and only Babel reads it: that is why `future.faster.swcJsLoader` is false in
 * docusaurus.config.ts. It costs 15 s of processor time in a build that begins without caches (46 s in place of 31 up to
 * the end of bundling); later builds keep what Babel made (src/features/built-site/build-cache).
 */
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
}
