import { build } from 'esbuild'

import { BUNDLE } from '../bundles/bundle'

const STYLES = ['src/css/tokens.css', 'src/features/sample-editor/client/demo-screen/screen.css']

/** Bundles what surrounds a demo in the page, for projects: there, no page brings the custom properties. */
export async function demoStyles(siteDir: string): Promise<string> {
  const { outputFiles } = await build({
    ...BUNDLE,
    absWorkingDir: siteDir,
    stdin: {
      contents: STYLES.map((file) => `@import './${file}';`).join('\n'),
      resolveDir: siteDir,
      loader: 'css',
    },
  })
  return outputFiles[0]?.text ?? ''
}
