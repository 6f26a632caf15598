/**
 * Styles of components that appear in static parts alone: the browser's bundle has no code that would bring them along.
 * tests/site/styles.test.ts finds what is missing here.
 */
import '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css'
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Img/styles.module.css'
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Ul/styles.module.css'
