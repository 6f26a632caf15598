/**
 * Transpiles `src/` for the bundles; the preset is the generator's own.
 *
 * The site is specified to have this file, and only Babel reads it: that is why `future.faster.swcJsLoader` is false in
 * docusaurus.config.ts, where `webpack.jsLoader` is SWC for the builds of `npm start` alone. It costs 9 s of processor time in
 * a build that begins without caches (24 s of bundling in place of 15); later builds keep what Babel made
 * (src/features/built-site/build-cache).
 */
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
}
