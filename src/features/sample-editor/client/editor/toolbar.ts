import { writeToClipboard } from '../../../../lib/client/copy'
import { announce } from '../../../../lib/client/announce'
import * as codeClasses from '../../../../lib/code-classes'
import { make, createButton } from '../../../../lib/client/elements'
import type { WrittenFile } from './options'

/** What the buttons of an editor do. */
export interface Actions {
  run: () => void
  reset: () => void
  /** The text of the file in view. */
  text: () => string
  /** All files. */
  files: () => readonly WrittenFile[]
  /** Saves the files as a project. Rejects if that needs something which can't be loaded. */
  download: () => Promise<void>
  /** The address with the edits; `undefined` if it would be too long. */
  link: () => Promise<string | undefined>
  close: () => void
}

/**
 * Creates the buttons above the code.
 *
 * @param more - further buttons, after the first
 * @param last - the one before the last
 */
export function createToolbar(
  actions: Actions,
  more: readonly HTMLElement[],
  last: HTMLElement,
): HTMLElement {
  const run = createButton('Run', 'try-run', actions.run)
  run.title = 'Ctrl+Enter or ⌘Enter'
  const copy = createButton('Copy', '', () => void copyText(copy, actions.text()))
  const link = createButton('Link', '', () => void copyLink(link, actions.link))
  link.title = 'Copies an address with your changes'
  const bar = make(
    'div',
    codeClasses.actions,
    run,
    ...more,
    createButton('Reset', '', actions.reset),
    copy,
    link,
    ...rarerButtons(actions),
    last,
    createButton('Close', '', actions.close),
  )
  bar.setAttribute('role', 'group')
  bar.setAttribute('aria-label', 'Editor')
  return bar
}

/** The button that shows the rarer ones, and those after it. */
function rarerButtons({ files, download }: Actions): HTMLButtonElement[] {
  const all = createButton(
    'Copy all',
    '',
    () => void copyText(all, inOneText(files()), 'All files are copied.'),
  )
  all.title = 'Copies every file with its name'
  const project = createButton('Download', '', () => void saveProject(project, download))
  project.title = 'Saves a project that runs with npm install and npm run dev'
  const more = createButton('More', '', () => show(all.hidden === true))
  function show(isShown: boolean): void {
    for (const button of [all, project]) button.hidden = !isShown
    more.setAttribute('aria-expanded', String(isShown))
  }
  show(false)
  return [more, all, project]
}

/** All files of a sample, each below a comment with its name. */
function inOneText(files: readonly WrittenFile[]): string {
  return `${files.map(({ label, text }) => `// ${label}\n${text.trimEnd()}`).join('\n\n')}\n`
}

async function saveProject(button: HTMLElement, download: Actions['download']): Promise<void> {
  try {
    await download()
    flash(button, 'Saved', 'The project is saved.')
  } catch {
    flash(button, 'Failed', 'The project could not be made. Check your connection and try again.')
  }
}

/** Copies a text, and says on the button whether the browser allowed it. */
async function copyText(button: HTMLElement, text: string, copied?: string): Promise<void> {
  if (await writeToClipboard(text)) flash(button, 'Copied', copied)
  else flash(button, 'Copy failed', 'Copying failed. Select the code and copy it by hand.')
}

async function copyLink(button: HTMLElement, link: Actions['link']): Promise<void> {
  const address = await link()
  if (address === undefined)
    flash(button, 'Too long', 'The changes are too long for a link. Copy the code instead.')
  else if (await writeToClipboard(address)) flash(button, 'Copied', 'The link is copied.')
  else flash(button, 'Copy failed', 'Copying the link failed.')
}

/** How long a button shows the outcome, in milliseconds. */
const SHOWN_FOR = 2000

/** What ends the outcome that a button shows now. */
const endings = new WeakMap<HTMLElement, () => void>()

/** Shows an outcome on a button for a moment, and announces it. */
function flash(button: HTMLElement, text: string, announced = text): void {
  endings.get(button)?.()
  const name = button.textContent
  button.textContent = text
  announce(announced)
  const end = (): void => {
    clearTimeout(timer)
    button.textContent = name
  }
  const timer = setTimeout(end, SHOWN_FOR)
  endings.set(button, end)
}
