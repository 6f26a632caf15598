import type { LoadContext, Plugin } from '@docusaurus/types'

import { askProcess } from '../../../lib/build/worker-process'
import type { Trace } from '../shared/trace'

const PROCESS = 'src/features/recorded-trace/build/record.mts'

/**
 * Runs a small app for one second of simulated time and makes what happened available to pages:
 * `@generated/recorded-trace/default/trace.json` holds a {@link Trace}.
 */
export default function recordedTracePlugin({ siteDir }: LoadContext): Plugin<Trace> {
  return {
    name: 'recorded-trace',
    loadContent: () => askProcess<Trace>(siteDir, PROCESS, siteDir),
    async contentLoaded({ content, actions }) {
      await actions.createData('trace.json', content)
    },
  }
}
