import path from 'node:path'

import type { Expectation } from './expectations'

/** A loader that reduces a file that Docusaurus generates to what the browser needs. */
interface PlatformRule {
  /** Of the file's path in the folder of generated files. */
  test: RegExp
  /** In `loaders/`. */
  loader: string
  /** The part of Docusaurus to compare it with when no module matches any more. */
  platform: string
}

const RULES: readonly PlatformRule[] = [
  {
    test: /registry\.js$/,
    loader: 'registry',
    platform: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
  },
  {
    test: /globalData\.json$/,
    loader: 'global-data',
    platform: '@docusaurus/core/lib/server/codegen/codegen.js',
  },
  {
    test: /site-metadata\.json$/,
    loader: 'site-metadata',
    platform: '@docusaurus/core/lib/server/codegen/codegen.js',
  },
  {
    test: /docusaurus\.config\.mjs$/,
    loader: 'site-config',
    platform: '@docusaurus/core/lib/server/codegen/codegen.js',
  },
  {
    test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/,
    loader: 'docs-version',
    platform: '@docusaurus/plugin-content-docs/lib/routes.js',
  },
]

/** Packages that are imported where nothing of them is used, and that don't say that they may be left out. */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/

/** The rules of this build, with paths in full. */
function applied(generatedFilesDir: string): readonly PlatformRule[] {
  const folder = generatedFilesDir.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return RULES.map((rule) => ({ ...rule, test: new RegExp(`^${folder}[\\\\/]${rule.test.source}`) }))
}

/**
 * The rules in the bundler's form.
 *
 * @param generatedFilesDir - absolute path of the folder of files that Docusaurus generates
 */
export function moduleRules(generatedFilesDir: string): object[] {
  const rules = applied(generatedFilesDir).map(({ test, loader }) => ({
    test,
    enforce: 'pre',
    use: [path.join(__dirname, 'loaders', `${loader}.cjs`)],
  }))
  return [...rules, { test: WITHOUT_EFFECTS, sideEffects: false }]
}

/** Expects at least one module for each rule. */
export function expectedModules(generatedFilesDir: string): Expectation[] {
  return applied(generatedFilesDir).map(({ test, platform }) => ({
    among: 'modules',
    test,
    platform,
    ours: 'src/features/fast-pages/bundle/rules.ts',
  }))
}
