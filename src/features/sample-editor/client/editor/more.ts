import { makeButton } from '../../../../lib/client/elements'
import { announce } from '../../../../lib/client/announce'
import { writeToClipboard } from '../../../../lib/client/copy'

/** What the rarer buttons of an editor do. */
export interface MoreActions {
  /** The texts of all files, by name. */
  texts: () => ReadonlyMap<string, string>
  /** Saves the files as a project. Rejects if that needs something which can't be loaded. */
  download: () => Promise<void>
}

/** Makes the button that shows the rarer ones, and those after it. */
export function makeMore({ texts, download }: MoreActions): HTMLButtonElement[] {
  const all = makeButton(
    'Copy all',
    '',
    () => void copyText(all, inOneText(texts()), 'All files are copied.'),
  )
  all.title = 'Copies every file with its name'
  const project = makeButton('Download', '', () => void saveProject(project, download))
  project.title = 'Saves a project that runs with npm install and npm run dev'
  const more = makeButton('More', '', () => show(all.hidden === true))
  function show(isShown: boolean): void {
    for (const button of [all, project]) button.hidden = !isShown
    more.setAttribute('aria-expanded', String(isShown))
  }
  show(false)
  return [more, all, project]
}

/** All files of a sample, each below a comment with its name. */
function inOneText(files: ReadonlyMap<string, string>): string {
  const parts = [...files].map(([name, text]) => `// ${name}\n${text.trimEnd()}`)
  return `${parts.join('\n\n')}\n`
}

async function saveProject(button: HTMLElement, download: MoreActions['download']): Promise<void> {
  try {
    await download()
    flash(button, 'Saved', 'The project is saved.')
  } catch {
    flash(button, 'Failed', 'The project could not be made. Check your connection and try again.')
  }
}

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
