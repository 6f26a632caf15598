import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Limits of the specification that are the platform's own. A browser can't measure them without a stopwatch,
 * so they are read where the platform sets them: an upgrade that changes one is noticed here.
 */
const CONSTANTS = [
  [
    'the progress bar appears after 200 ms',
    '@docusaurus/theme-classic/lib/nprogress.js',
    /const delay = 200;/,
  ],
  ['the lazy loader has no timeout by default', 'react-loadable/lib/index.js', /timeout: null,/],
  [
    'the path-matcher cache holds 10000 entries',
    'react-router/esm/react-router.js',
    /var cacheLimit = 10000;/,
  ],
  [
    'the mobile breakpoint is 996 px',
    '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    /const DesktopBreakpoint = 996;/,
  ],
  [
    'a tab group is remembered in local storage',
    '@docusaurus/theme-common/lib/utils/tabsUtils.js',
    /docusaurus\.tab\.\$\{groupId\}/,
  ],
  [
    'the preferred docs version is remembered for each plugin',
    '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    /docs-preferred-version-\$\{pluginId\}/,
  ],
] as const

test.each(CONSTANTS)('%s', (_, file, pattern) => {
  expect(readFileSync(`node_modules/${file}`, 'utf8')).toMatch(pattern)
})
