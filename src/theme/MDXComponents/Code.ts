/*
 * Changed from the original, which also renders code blocks and so adds a highlighter to every page. Here the build
 * writes the blocks (src/features/checked-samples/build), and this component renders only inline code.
 */
export { default } from '@theme/CodeInline'
