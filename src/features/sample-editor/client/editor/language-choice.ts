import * as codeClasses from '../../../../lib/code-classes'
import { make } from '../../../../lib/client/elements'

/**
 * Makes the switch between TypeScript and JavaScript, as static blocks have one: a press is answered by the page, for all
 * blocks. See `src/features/checked-samples/client/choose.ts`.
 *
 * @param chosen - the language that is pressed now
 */
export function makeLanguageChoice(chosen: 'ts' | 'js'): HTMLElement {
  const element = make(
    'div',
    codeClasses.choice,
    ...(['ts', 'js'] as const).map((value) => buttonOf(value, chosen)),
  )
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', 'Language')
  element.dataset.choice = 'code-language'
  return element
}

function buttonOf(value: 'ts' | 'js', chosen: 'ts' | 'js'): HTMLElement {
  const button = make('button', '', value.toUpperCase())
  button.type = 'button'
  button.value = value
  button.setAttribute('aria-pressed', String(value === chosen))
  return button
}
