import { writeToClipboard } from '../../../../lib/client/copy'
import * as codeClasses from '../../../../lib/code-classes'
import { make, makeButton } from '../../../../lib/client/elements'
import { copyText, flash, makeMore, type MoreActions } from './more'

/** What the buttons of an editor do. */
export interface Actions extends MoreActions {
  run: () => void
  reset: () => void
  /** The text of the file in view. */
  text: () => string
  /** The address with the edits; `undefined` if it would be too long. */
  link: () => Promise<string | undefined>
  close: () => void
}

/**
 * Makes the buttons above the code.
 *
 * @param more - further buttons, after the first
 */
export function makeToolbar(actions: Actions, more: readonly HTMLElement[]): HTMLElement {
  const run = makeButton('Run', 'try-run', actions.run)
  run.title = 'Ctrl+Enter or ⌘Enter'
  const copy = makeButton('Copy', '', () => void copyText(copy, actions.text()))
  const link = makeButton('Link', '', () => void copyLink(link, actions.link))
  link.title = 'Copies an address with your changes'
  const bar = make(
    'div',
    codeClasses.actions,
    run,
    ...more,
    makeButton('Reset', '', actions.reset),
    copy,
    link,
    ...makeMore(actions),
    makeButton('Close', '', actions.close),
  )
  bar.setAttribute('role', 'group')
  bar.setAttribute('aria-label', 'Editor')
  return bar
}

async function copyLink(button: HTMLElement, makeLink: Actions['link']): Promise<void> {
  const address = await makeLink()
  if (address === undefined)
    flash(button, 'Too long', 'The changes are too long for a link. Copy the code instead.')
  else if (await writeToClipboard(address)) flash(button, 'Copied', 'The link is copied.')
  else flash(button, 'Copy failed', 'Copying the link failed.')
}
