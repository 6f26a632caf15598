import { make, makeButton } from '../../../../lib/client/elements'
import { nameError } from '../../shared/name-error'

/** What readers do with files. */
export interface FileActions {
  element: HTMLElement
  /** Offers to delete the file in view, unless it is the only one. */
  refresh(): void
}

interface FileActionOptions {
  /** The name of the file in view. */
  shown: () => string
  canDelete: () => boolean
  /** The names that a new file can't have. */
  taken: () => readonly string[]
  /** The names that the file in view can't get. */
  takenByOthers: () => readonly string[]
  add: (name: string) => void
  /** Called with a good name, which may be the one that the file has. */
  rename: (name: string) => void
  remove: () => void
}

const SUGGESTED = 'src/new.ts'

/** Makes the buttons after the tabs: New file, Rename and Delete. */
export function makeFileActions(options: FileActionOptions): FileActions {
  const element = make('div', 'try-files')
  const addButton = makeButton('New file', '', () =>
    ask(addButton, {
      label: 'Name of the new file',
      value: SUGGESTED,
      taken: options.taken,
      use: options.add,
    }),
  )
  const rename = makeButton('Rename', '', () =>
    ask(rename, {
      label: 'New name of the file',
      value: options.shown(),
      taken: options.takenByOthers,
      use: options.rename,
    }),
  )
  const remove = makeButton('Delete', '', options.remove)

  function refresh(): void {
    remove.hidden = !options.canDelete()
  }

  /** @param button - gets the focus back */
  function ask(button: HTMLElement, nameOptions: Omit<NameOptions, 'onEnd'>): void {
    const onEnd = (): void => {
      showButtons()
      button.focus()
    }
    const form = makeNameForm({ ...nameOptions, onEnd })
    element.replaceChildren(form)
    form.querySelector('input')?.select()
  }

  function showButtons(): void {
    element.replaceChildren(addButton, rename, remove)
    refresh()
  }

  showButtons()
  return { element, refresh }
}

interface NameOptions {
  label: string
  /** The initial name in the field. It is accepted, too. */
  value: string
  /** The names that are refused. */
  taken: () => readonly string[]
  use: (name: string) => void
  onEnd: () => void
}

function makeNameForm({ label, value, taken, use, onEnd }: NameOptions): HTMLFormElement {
  const input = make('input', 'text-field')
  Object.assign(input, { value, autocomplete: 'off', spellcheck: false })
  input.setAttribute('aria-label', label)
  const accept = make('button', '', 'OK')
  const form = make('form', '', input, accept, makeButton('Cancel', '', onEnd))
  input.addEventListener('input', () => input.setCustomValidity(''))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const name = input.value.trim()
    input.setCustomValidity(nameError(name, taken()))
    if (!input.reportValidity()) return
    onEnd()
    use(name)
  })
  form.noValidate = true
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onEnd()
  })
  return form
}
