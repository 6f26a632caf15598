import path from 'node:path'
import { build, type Plugin } from 'esbuild'

const CLIENT = path.resolve('node_modules/@docusaurus/core/lib/client')

/** What the platform's modules import by names that its own bundler knows. */
const platformNames: Plugin = {
  name: 'platform-names',
  setup(bundler) {
    bundler.onResolve({ filter: /^@generated\// }, ({ path: name }) => ({
      path: name,
      namespace: 'generated',
    }))
    bundler.onLoad({ filter: /.*/, namespace: 'generated' }, () => ({ contents: '{}', loader: 'json' }))
    bundler.onResolve({ filter: /^@docusaurus\/(?:use|is|Exec)\w+$/ }, ({ path: name }) => ({
      path: path.join(CLIENT, 'exports', `${path.basename(name)}.js`),
    }))
  },
}

/**
 * Bundles our link, the platform's, and the context in which both read the configuration: the platform's modules are
 * in JSX, which Node can't read.
 *
 * @returns the code of an ES module with `Ours`, `Original` and `Context`
 */
export async function bundleLinks(): Promise<string> {
  const contents = `
    export { default as Ours } from './src/features/fast-pages/bundle/shims/Link'
    export { default as Original } from '${CLIENT}/exports/Link.js'
    export { Context } from '${CLIENT}/docusaurusContext.js'`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/jsx-runtime', 'react-router-dom', '@docusaurus/utils-common'],
    plugins: [platformNames],
  })
  return outputFiles[0]?.text ?? ''
}
