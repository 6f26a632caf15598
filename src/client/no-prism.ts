/** Replaces `prism-react-renderer` in the browser's bundle: see src/plugins/without-prism. */
export const Prism = {}
