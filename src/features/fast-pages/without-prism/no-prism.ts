/** Replaces `prism-react-renderer` in the browser's bundle: see src/features/fast-pages/without-prism. */
export const Prism = {}
