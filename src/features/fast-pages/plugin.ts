import path from 'node:path'
import type { Preset } from '@docusaurus/types'

import { clientModules } from '../../lib/build/client-modules'

/** Makes pages load fast, work before their scripts have come, and say so when these don't come. */
export default function fastPages(): Preset {
  return {
    plugins: [
      path.join(__dirname, 'early-input/index.ts'),
      path.join(__dirname, 'load-failure/index.ts'),
      clientModules('prefetch', path.join(__dirname, 'prefetch/index.ts')),
      path.join(__dirname, 'islands/build/index.ts'),
      // What every reader would load for nothing.
      path.join(__dirname, 'without-prism/index.ts'),
      path.join(__dirname, 'without-unused-styles/index.ts'),
      path.join(__dirname, 'bundle/index.ts'),
      // For authors alone: a page is compiled when it is opened.
      path.join(__dirname, 'lazy-pages/index.ts'),
    ],
  }
}
