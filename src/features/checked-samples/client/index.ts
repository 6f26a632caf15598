/** The buttons of code blocks. One listener on the window serves all blocks, including those of later pages. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import type { ClientModule } from '@docusaurus/types'

import * as codeClasses from '../../../lib/code-classes'
import { announce } from '../../../lib/client/announce'
import { choose, followOtherTabs, showPressed } from './choose'
import { copyBlock } from '../../../lib/client/copy'
import { onceUnlessFailed } from '../../../lib/client/once-unless-failed'

const SELECTOR = {
  copy: `.${codeClasses.copyButton}`,
  choice: '[data-choice] > button',
  types: `.${codeClasses.typesButton}`,
  typed: '[data-types] pre',
}

const loadTypes = onceUnlessFailed(() => import('./types'))
type TypesModule = Awaited<ReturnType<typeof loadTypes>>

/** Whether a reader has asked for types in this page, or in one before. */
let areTypesWanted = false

/** Loads the code that shows types, the first time a reader points at code or presses the button. */
function withTypes(use: (module: TypesModule) => void): void {
  areTypesWanted = true
  loadTypes()
    .then(use)
    .catch(() => {
      areTypesWanted = false
      announce('Types could not be loaded. Try again.')
    })
}

function closest(event: Event, selector: string): Element | null {
  return event.target instanceof Element ? event.target.closest(selector) : null
}

function onClick(event: MouseEvent): void {
  const button = closest(event, 'button')
  if (button instanceof HTMLButtonElement) {
    if (button.matches(SELECTOR.copy)) void copyBlock(button)
    if (button.matches(SELECTOR.choice)) choose(button)
    if (button.matches(SELECTOR.types)) withTypes((module) => module.toggleMode(button, isByKeyboard(event)))
    return
  }
  const pre = closest(event, SELECTOR.typed)
  if (!pre || !(isTouch(event) || areTypesWanted)) return
  withTypes((module) => {
    if (isTouch(event) || module.isOnFor(pre)) module.showAt(event)
  })
}

/** True for a click without a pointer: from a keyboard or a screen reader. */
function isByKeyboard({ detail }: MouseEvent): boolean {
  return detail === 0
}

function isTouch(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}

function onPointerOver(event: PointerEvent): void {
  if (event.pointerType === 'touch' || !closest(event, SELECTOR.typed)) return
  withTypes((module) => {
    removeEventListener('pointerover', onPointerOver)
    module.followPointer(event)
  })
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('click', onClick)
  addEventListener('pointerover', onPointerOver)
  followOtherTabs()
  showPressed()
  // The styles show the buttons from now on.
  document.documentElement.setAttribute('data-code-ready', '')
}

/** The blocks of a new page are rendered with the default choice. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  showPressed()
  if (areTypesWanted) withTypes((module) => module.close())
}
