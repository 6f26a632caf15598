/** Stands for `prism-react-renderer` in the bundles: see src/plugins/without-prism. */
export const Prism = {}
