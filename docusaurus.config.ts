import { getSwcLoaderOptions } from '@docusaurus/faster'
import type { Config } from '@docusaurus/types'
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic'

import { readAnalyticsConfig } from './src/features/analytics/config'
import { announceVersion } from './src/features/announcement/announce-version'
import { docsOptions, pageOrder } from './src/config/docs'
import { readFeedbackConfig } from './src/features/page-actions/feedback/config'
import { footer } from './src/config/footer'
import { mdxPlugins } from './src/config/mdx'
import { navbar } from './src/config/navbar'
import { readSiteRepository } from './src/config/repository'
import { readRedirects } from './src/config/read-redirects'
import { readMode } from './src/features/checked-samples/build/generated-pages'
import { readSearchConfig } from './src/features/search/build'
import { SEARCH } from './src/config/search'
import { readSiteUrl } from './src/config/site-url'
import { SITE } from './src/config/site'
import { libraryDirectory, readLibraryVersion } from './src/lib/build/library-files'

const search = readSearchConfig(process.env)
const siteRepository = readSiteRepository(process.env)
const libraryVersion = readLibraryVersion(libraryDirectory(__dirname))
const redirects = readRedirects(__dirname)
const mdx = mdxPlugins(__dirname)

const classic: PresetOptions = {
  docs: { ...docsOptions(siteRepository), ...mdx.docs },
  pages: mdx.pages,
  blog: false,
  theme: { customCss: ['./src/css/index.css'] },
}

const themeConfig: ThemeConfig = {
  announcementBar: announceVersion(libraryVersion),
  navbar,
  footer: footer(siteRepository),
  image: SITE.socialImage,
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  docs: { sidebar: { hideable: true } },
  // Code is highlighted while building; the default theme would only weigh on every page.
  prism: { theme: { plain: {}, styles: [] } },
  algolia: search.theme,
}

/**
 * What is published is transpiled as babel.config.js says. What `npm start` shows is transpiled by SWC, to be there sooner;
 * with `swcJsLoader: true`, Docusaurus would say that babel.config.js isn't needed.
 */
const swcLoader = (isServer: boolean) => ({
  loader: 'builtin:swc-loader',
  options: getSwcLoaderOptions({ isServer, bundlerName: 'rspack' }),
})

const config: Config = {
  title: SITE.title,
  tagline: SITE.tagline,
  titleDelimiter: SITE.titleDelimiter,
  url: readSiteUrl(process.env),
  baseUrl: SITE.baseUrl,
  favicon: SITE.favicon,
  trailingSlash: false,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: { v4: true, faster: { swcJsLoader: false } },
  webpack: { jsLoader: readMode(process.env) === 'all' ? 'babel' : swcLoader },
  storage: { namespace: false },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
  customFields: {
    analytics: readAnalyticsConfig(process.env),
    feedback: readFeedbackConfig(process.env, libraryVersion),
    search: search.client,
  },
  // What the site does. The order of the steps of a build is that of the features, so `built-site` is the last one.
  presets: [
    ['./src/features/page-checks/plugin.ts', { redirects }],
    ['classic', classic],
    './src/features/error-messages/plugin.ts',
    './src/features/checked-samples/plugin.ts',
    ['./src/features/challenges/plugin.ts', { pageOrder: pageOrder() }],
    './src/features/announcement/plugin.ts',
    './src/features/api-reference/plugin.ts',
    './src/features/releases/plugin.ts',
    './src/features/row-filter/plugin.ts',
    './src/features/recorded-trace/plugin.ts',
    './src/features/demos/plugin.ts',
    './src/features/sample-editor/plugin.ts',
    './src/features/agent-skills/plugin.ts',
    './src/features/fast-pages/plugin.ts',
    './src/features/page-actions/plugin.ts',
    ['./src/features/search/plugin.ts', { ...SEARCH }],
    './src/features/symptoms/plugin.ts',
    ['./src/features/built-site/plugin.ts', { redirects }],
  ],
  clientModules: [
    './src/lib/client/arrival.ts',
    './src/client/heading-aliases.ts',
    './src/client/open-for-print.ts',
    './src/client/route-title.ts',
    './src/client/sidebar-position.ts',
    './src/client/space-presses.ts',
  ],
  themeConfig,
}

export default config
