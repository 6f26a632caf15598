import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'

import { bundle, type Bundle } from '../bundles/bundle'
import { compilerModule } from './compiler-module'

/** The worker's script. */
const ENTRY = 'src/features/sample-editor/client/types/worker/index.ts'

/** Bundles the worker that checks types, with the compiler in it. */
export function bundleChecker(siteDir: string): Promise<Bundle> {
  return bundle(siteDir, {
    entryPoints: [path.join(siteDir, ENTRY)],
    format: 'iife',
    platform: 'neutral',
    mainFields: ['main'],
    plugins: [compiler],
  })
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
