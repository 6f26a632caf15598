import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

import { BUNDLE, MINIFIED, type Bundle } from '../bundles/bundle'
import { compilerModule } from './compiler-module'

/** The worker's script. */
const ENTRY = 'src/features/sample-editor/client/types/worker/index.ts'

/** Bundles the worker that checks types, with the compiler in it. */
export async function bundleChecker(siteDir: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    ...BUNDLE,
    ...MINIFIED,
    absWorkingDir: siteDir,
    entryPoints: [path.join(siteDir, ENTRY)],
    format: 'iife',
    platform: 'neutral',
    mainFields: ['main'],
    plugins: [compiler],
  })
  return {
    text: outputFiles[0]?.text ?? '',
    inputs: Object.keys(metafile.inputs).map((input) => path.resolve(siteDir, input)),
  }
}

const compiler: Plugin = {
  name: 'compiler',
  setup(context) {
    context.onLoad({ filter: /[\\/]typescript[\\/]lib[\\/]typescript\.js$/ }, ({ path: file }) => ({
      contents: compilerModule(readFileSync(file, 'utf8')),
      loader: 'js',
    }))
  },
}
