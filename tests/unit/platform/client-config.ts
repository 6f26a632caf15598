import path from 'node:path'
import { loadSiteConfig } from '@docusaurus/core/lib/server/config'
import { createBuildClientConfig } from '@docusaurus/core/lib/webpack/client'
import { createConfigureWebpackUtils } from '@docusaurus/core/lib/webpack/configure'

type Given = Parameters<typeof createBuildClientConfig>[0]

const siteDir = path.resolve('.')

/** This site's configuration, as the installed Docusaurus completes it. */
export async function realSiteConfig(): Promise<Given['props']['siteConfig']> {
  const { siteConfig } = await loadSiteConfig({ siteDir })
  return siteConfig
}

/**
 * The configuration that the installed Docusaurus makes for the browser's bundle of this site, before plugins change
 * it. What our plugins expect of it is tested against this, so that an upgrade that changes it fails.
 */
export async function realClientConfig(): Promise<
  Awaited<ReturnType<typeof createBuildClientConfig>>['config']
> {
  const siteConfig = await realSiteConfig()
  const configureWebpackUtils = await createConfigureWebpackUtils({ siteConfig })
  const props = {
    siteConfig,
    siteDir,
    currentBundler: configureWebpackUtils.currentBundler,
    siteConfigPath: path.join(siteDir, 'docusaurus.config.ts'),
    outDir: path.join(siteDir, 'build'),
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    baseUrl: siteConfig.baseUrl,
    routesPaths: ['/'],
    siteMetadata: { docusaurusVersion: 'installed', pluginVersions: {} },
    plugins: [],
    i18n: { currentLocale: 'en' },
  } as unknown as Given['props']
  const { config } = await createBuildClientConfig({
    props,
    configureWebpackUtils,
    faster: siteConfig.future.faster,
    minify: true,
    bundleAnalyzer: false,
  })
  return config
}
