/**
 * Styles of components that appear only in static parts: the browser's bundle has no code that imports them.
 * tests/site/styles.test.ts fails if one is missing here.
 */
import '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css'
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Img/styles.module.css'
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Ul/styles.module.css'
