import type { Plugin, Preset } from '@docusaurus/types'

/** In place of what the check of all samples hands on. */
function uncheckedSamples(): Plugin {
  return {
    name: 'samples',
    contentLoaded: ({ actions }) => actions.createData('figures.json', {}).then(() => undefined),
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [new currentBundler.instance.DefinePlugin({ __CHECK_STATEMENT__: '""' })],
    }),
  }
}

/** Stands in for `src/features/checked-samples/plugin.ts`. */
export default function withoutSamples(): Preset {
  return { plugins: [uncheckedSamples] }
}
