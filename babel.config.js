import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Transpiles `src/` for the bundles; the preset is the generator's own. */
export default {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
}
