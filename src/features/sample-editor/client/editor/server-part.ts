import * as codeClasses from '../../../../lib/code-classes'
import { make } from '../../../../lib/client/elements'
import type { ServerConditions } from '../../../sample-runtime/protocol/messages'
import { hasScreen, type TrySample } from '../../../sample-runtime/protocol/sample'
import { makeServerControls } from './server-controls'

/** How the simulated server of a sample answers. */
export interface ServerPart {
  element: HTMLElement
  /** Shows the server's settings at the end of a run, or those that the reader chose. Ignores an object that it got before. */
  show: (conditions: ServerConditions) => void
  /** How the reader wants the server to answer, in all runs until it is forgotten; absent as long as that is left to the sample. */
  chosen: () => ServerConditions | undefined
  forget: () => void
}

interface ServerOptions {
  /** Changes how the server of a screen answers, which goes on behind the run. */
  change: (conditions: ServerConditions) => void
  /** Runs the sample again: without a screen, its server is gone at the end of the run. */
  rerun: () => void
}

/**
 * Makes the part with the controls of the server.
 *
 * @returns undefined for a sample without one; a demo has its own controls
 */
export function makeServerPart(sample: TrySample, { change, rerun }: ServerOptions): ServerPart | undefined {
  if (sample.server === undefined) return undefined
  const isSeen = hasScreen(sample)
  const controls = makeServerControls((conditions) => {
    chosen = conditions
    if (isSeen) change(conditions)
    else rerun()
  })
  let shown: ServerConditions | undefined
  let chosen: ServerConditions | undefined
  return {
    element: make('div', codeClasses.ranPart, make('b', '', 'Server'), controls.element),
    show(conditions) {
      if (conditions === shown) return
      shown = conditions
      // The code of a sample may have changed how its server answers.
      if (chosen && isSeen) change(chosen)
      controls.show(chosen ?? conditions)
    },
    chosen: () => chosen,
    forget: () => void (chosen = undefined),
  }
}
