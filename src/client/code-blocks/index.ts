/** What the buttons of code blocks do. One listener on the document serves all blocks, also those still to come. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import type { ClientModule } from '@docusaurus/types'

import { announce } from './announce'
import { choose, followOtherTabs, showPressed } from './choose'
import { copyBlock } from './copy'

const SELECTOR = {
  copy: '.code-copy',
  choice: '[data-choice] > button',
  types: '.code-types',
  typed: '[data-types] pre',
}

const load = () => import('./types')
type TypesModule = Awaited<ReturnType<typeof load>>

let types: Promise<TypesModule> | undefined

/** Loads what shows types, at the first sign that a reader wants it. */
function withTypes(use: (module: TypesModule) => void): void {
  types ??= load()
  types.then(use).catch(() => {
    types = undefined
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
  if (!pre || !(isTouch(event) || types)) return
  withTypes((module) => {
    if (isTouch(event) || module.isOnFor(pre)) module.showAt(event)
  })
}

/** Also by a screen reader: no pointer was pressed. */
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
  // From here on the buttons do something: the styles show them.
  document.documentElement.setAttribute('data-code-ready', '')
}

/** A new page brings blocks that know nothing of the choice. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  showPressed()
  if (types) withTypes((module) => module.close())
}
