import { announce } from '../../../../lib/client/announce'
import { writeToClipboard } from '../../../../lib/client/copy'

/** How long a button shows the outcome, in milliseconds. */
const SHOWN_FOR = 2000

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()
const names = new WeakMap<HTMLElement, string>()

/** Shows an outcome on a button for a moment, and announces it. */
export function flash(button: HTMLElement, text: string, announced = text): void {
  const name = names.get(button) ?? button.textContent
  names.set(button, name)
  button.textContent = text
  announce(announced)
  clearTimeout(timers.get(button))
  timers.set(
    button,
    setTimeout(() => {
      button.textContent = name
    }, SHOWN_FOR),
  )
}

/** Copies a text, and says on the button whether the browser allowed it. */
export async function copyText(button: HTMLElement, text: string, copied?: string): Promise<void> {
  if (await writeToClipboard(text)) flash(button, 'Copied', copied)
  else flash(button, 'Copy failed', 'Copying failed. Select the code and copy it by hand.')
}
