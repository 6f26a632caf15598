/** Transpiles `src/` for the bundles; the preset is the generator's own. */
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
}
