import { makeButton } from '../../../../lib/client/elements'
import { copyText, flash } from './flash'

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
