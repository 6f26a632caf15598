/*
 * Changed from the original: it says "This page crashed." with the full stop, and looks like the crash screen inside
 * the layout, because to a reader both are the same event. It renders no layout: the layout may be what threw.
 */
/** Shown instead of the whole site when the layout itself throws. */
export { CrashReport as default } from '@site/src/components/CrashReport'
