import path from 'node:path'
import type { Preset } from '@docusaurus/types'

import { clientModules, getPreset } from '../../lib/build/preset'
import samplesPlugin from './build'
import codeChoicesPlugin from './build/code-choices'

/** Compiles and executes the code of all pages, and gives its blocks their buttons. */
export default function checkedSamples(): Preset {
  return getPreset(
    samplesPlugin,
    // The language and the package manager that a reader chose are there with the first paint. Behind what writes a meta
    // element, because inline scripts that follow each other become one, with one hash in the headers.
    codeChoicesPlugin,
    clientModules('code-blocks', path.join(__dirname, 'client/index.ts')),
  )
}
