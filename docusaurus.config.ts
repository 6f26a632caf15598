import type { Config } from '@docusaurus/types'
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic'

import { announceVersion } from './src/config/announcement'
import { readAnalyticsConfig } from './src/config/analytics'
import { docsOptions } from './src/config/docs'
import { readFeedbackConfig } from './src/features/page-actions/feedback/config'
import { footer } from './src/config/footer'
import { navbar } from './src/config/navbar'
import { readSiteRepository } from './src/config/repository'
import { pluginRedirects, redirects } from './src/config/redirects'
import { readSearchConfig } from './src/features/search/build/config'
import { SINCE } from './src/features/api-reference/build/since/releases'
import { readSiteUrl } from './src/config/site-url'
import { SITE } from './src/config/site'
import { remarkOptions } from './src/features/api-reference/build/options-remark'
import { libraryDirectory, readLibraryVersion } from './src/lib/build/library-files'
import { openLater } from './src/features/api-reference/build/surface/surface-cache'
import { remarkSamples } from './src/features/checked-samples/build/samples-remark'
import { sampleService } from './src/features/checked-samples/build/service'
import { recmaDropStatic } from './src/features/fast-pages/islands/compile/drop-static'
import { rehypeGroupStatic } from './src/features/fast-pages/islands/compile/group-static'
import { remarkHeadingIds } from './src/features/built-site/heading-ids/remark'
import { remarkSince } from './src/features/api-reference/build/since/remark'
import { remarkTables } from './src/features/api-reference/build/tables-remark'

const search = readSearchConfig(process.env)
const siteRepository = readSiteRepository(process.env)
const libraryVersion = readLibraryVersion(libraryDirectory(__dirname))
const remarkPlugins = [
  [remarkSamples, sampleService(__dirname)],
  [remarkOptions, openLater(__dirname)],
  [remarkSince, SINCE],
  remarkTables,
] satisfies unknown[]

// While authoring, React owns whole pages.
const isBuild = process.env.NODE_ENV === 'production'
const mdx = {
  remarkPlugins,
  rehypePlugins: isBuild ? [[rehypeGroupStatic, { siteDir: __dirname }]] : [],
  recmaPlugins: isBuild ? [recmaDropStatic] : [],
} satisfies Record<string, unknown[]>

const presetOptions: PresetOptions = {
  docs: { ...docsOptions(siteRepository), ...mdx, remarkPlugins: [remarkHeadingIds, ...remarkPlugins] },
  pages: mdx,
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
  presets: [['classic', presetOptions]],
  plugins: [
    ['./src/features/page-checks/index.ts', { redirects }],
    './src/features/announcement/index.ts',
    './src/features/checked-samples/build/code-choices/index.ts',
    './src/features/fast-pages/early-input/index.ts',
    './src/features/fast-pages/without-prism/index.ts',
    './src/features/fast-pages/load-failure/index.ts',
    './src/features/api-reference/build/index.ts',
    './src/features/checked-samples/build/index.ts',
    './src/features/recorded-trace/build/index.ts',
    './src/features/fast-pages/lazy-pages/index.ts',
    './src/features/demos/build/index.ts',
    './src/features/sample-editor/build/bundles/index.ts',
    './src/features/sample-editor/build/example-downloads/index.ts',
    './src/features/fast-pages/islands/build/index.ts',
    './src/features/fast-pages/bundle/index.ts',
    './src/features/built-site/licenses/index.ts',
    './src/features/built-site/build-cache/index.ts',
    './src/features/search/build/index.ts',
    ['./src/features/built-site/index.ts', { redirects: pluginRedirects }],
  ],
  clientModules: [
    './src/lib/client/arrival.ts',
    './src/features/fast-pages/prefetch/index.ts',
    './src/features/checked-samples/client/index.ts',
    './src/features/sample-editor/client/edit-buttons/index.ts',
    './src/features/page-actions/copy-page/client/index.ts',
    './src/client/heading-aliases.ts',
    './src/client/open-for-print.ts',
    './src/client/route-title.ts',
    './src/features/row-filter/client/index.ts',
    './src/client/sidebar-position.ts',
    './src/client/space-presses.ts',
  ],
  themeConfig,
}

export default config
