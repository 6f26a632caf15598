import type { Plugin, PostCssOptions } from '@docusaurus/types'

const NAME = 'without-preset-env'

/** What Docusaurus gives its styles to, so that older browsers understand them. */
const PRESET_ENV = /[\\/]postcss-preset-env[\\/]/

/**
 * Leaves out what would write the styles for older browsers: Lightning CSS does that, too, when it shortens them, and for
 * the same browsers. Its 90 packages aren't installed (scripts/stand-ins).
 */
export default function withoutPresetEnv(): Plugin {
  return {
    name: NAME,
    configurePostCss(options: PostCssOptions) {
      const plugins = options.plugins.filter((plugin) => !isPresetEnv(plugin))
      if (plugins.length < options.plugins.length) return { ...options, plugins }
      throw new Error(
        'Docusaurus no longer gives its styles to postcss-preset-env: remove src/features/fast-pages/without-preset-env and scripts/stand-ins/postcss-preset-env.',
      )
    },
  }
}

/** A plugin is named by its file, with its options. */
function isPresetEnv(plugin: unknown): boolean {
  const file: unknown = Array.isArray(plugin) ? plugin[0] : undefined
  return typeof file === 'string' && PRESET_ENV.test(file)
}
