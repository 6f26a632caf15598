/*
 * Changed from the original: our own layout and button, so that both crash screens look and read alike. The wording of
 * heading, message and button is unchanged.
 */
/** Shown inside the layout when a page throws. */
export { CrashReport as default } from '@site/src/components/CrashReport'
