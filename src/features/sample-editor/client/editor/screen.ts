import * as codeClasses from '../../../../lib/code-classes'
import type { ServerConditions } from '../../../sample-runtime/protocol/messages'
import type { TrySample } from '../../../sample-runtime/protocol/sample'
import type { ScreenPlace } from '../sandbox'
import { make } from '../../../../lib/client/elements'
import { makeServerControls } from './server-controls'

/** What a component sample shows, and how its server answers. */
export interface Screen {
  element: HTMLElement
  /** Where the sandbox puts its frame. */
  place: ScreenPlace
  /** Marks the visible screen as that of an earlier run, because the last one failed and shows nothing. */
  markOld: (isOld: boolean) => void
  /** While the past is shown, the screen can be seen and not used. */
  holdPast: (isPast: boolean) => void
  /** Shows the server's settings at the end of a run, or those that the reader chose. Ignores an object that it got before. */
  showConditions: (conditions: ServerConditions) => void
  /** How the reader wants the server to answer, in all runs until it is forgotten; absent as long as that is left to the sample. */
  chosenConditions: () => ServerConditions | undefined
  forgetConditions: () => void
}

/** The height above which a screen scrolls, in pixels: a sample's is small, a demo's is what the demo has in its page. */
const HIGHEST = 480
const HIGHEST_OF_DEMO = 1200

/**
 * Makes a place for a screen. While it is empty, it takes no room but is laid out nevertheless, because a hidden screen
 * can't be measured.
 *
 * @param sample - without a simulated server, there are no controls; a demo has its own
 * @param setServer - changes how the server answers that is running
 */
export function makeScreen(
  { server, demo }: Pick<TrySample, 'server' | 'demo'>,
  setServer: (conditions: ServerConditions) => void,
): Screen {
  const frame = make('div', 'try-frame')
  const controls = server === undefined ? undefined : makeServerControls(onChoice)
  const name = make('b', '', 'On the screen')
  const element = make('div', `${codeClasses.ranPart} try-screen`, name, frame)
  if (controls) element.append(make('b', '', 'Server'), controls.element)
  element.toggleAttribute('data-empty', true)
  element.toggleAttribute('data-demo', demo !== undefined)
  let shown: ServerConditions | undefined
  let chosen: ServerConditions | undefined

  function onChoice(conditions: ServerConditions): void {
    chosen = conditions
    setServer(conditions)
  }

  return {
    element,
    place: {
      element: frame,
      onSize(height) {
        element.toggleAttribute('data-empty', height === 0)
        frame.style.height = `${Math.min(height, demo === undefined ? HIGHEST : HIGHEST_OF_DEMO)}px`
      },
    },
    markOld(isOld) {
      element.toggleAttribute('data-old', isOld)
      frame.inert = isOld
      name.textContent = isOld ? 'On the screen before' : 'On the screen'
    },
    holdPast(isPast) {
      element.inert = isPast
      name.textContent = isPast ? 'On the screen then' : 'On the screen'
    },
    showConditions(conditions) {
      if (conditions === shown) return
      shown = conditions
      // The code of a sample may have changed how its server answers.
      if (chosen) setServer(chosen)
      controls?.show(chosen ?? conditions)
    },
    chosenConditions: () => chosen,
    forgetConditions: () => void (chosen = undefined),
  }
}
