import * as codeClasses from '../../../../lib/code-classes'
import type { TrySample } from '../../../sample-runtime/protocol/sample'
import type { ScreenPlace } from '../sandbox'
import { make } from '../../../../lib/client/elements'

/** What a component sample shows. */
export interface Screen {
  element: HTMLElement
  /** Where the sandbox puts its frame. */
  place: ScreenPlace
  /** Marks the visible screen as that of an earlier run, because the last one failed and shows nothing. */
  markOld: (isOld: boolean) => void
  /** While the past is shown, the screen can be seen and not used. */
  holdPast: (isPast: boolean) => void
}

const IN_THE_PAST = 'This is how the screen was, so it can’t be used. Press “Back to now” in the store below.'

/** The height above which a screen scrolls, in pixels: a sample's is small, a demo's is what the demo has in its page. */
const HIGHEST = 480
const HIGHEST_OF_DEMO = 1200

/**
 * Makes a place for a screen. While it is empty, it takes no room but is laid out nevertheless, because a hidden screen
 * can't be measured.
 */
export function createScreen({ demo }: Pick<TrySample, 'demo'>): Screen {
  const frame = make('div', 'try-frame')
  const name = make('b', '', 'On the screen')
  const element = make('div', `${codeClasses.ranPart} try-screen`, name, frame)
  const why = make('p', 'try-screen-past')
  why.setAttribute('role', 'status')
  element.append(why)
  element.addEventListener('click', () => {
    if (isOfPast) why.textContent = IN_THE_PAST
  })
  let isOfPast = false
  element.toggleAttribute('data-empty', true)
  element.toggleAttribute('data-demo', demo !== undefined)

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
      isOfPast = isPast
      // What is pressed there reaches this element.
      frame.inert = isPast
      if (!isPast) why.textContent = ''
      name.textContent = isPast ? 'On the screen then' : 'On the screen'
    },
  }
}
