import { make, makeButton } from '../../../../lib/client/elements'
import { nameError } from './name-error'

/** What readers do with files of their own. */
export interface FileActions {
  element: HTMLElement
  /** Offers to rename and delete the file in view, if it is the reader's own. */
  refresh(): void
}

interface FileActionOptions {
  /** The name of the file in view. */
  shown: () => string
  /** Whether the file in view is the reader's own. */
  isOwn: () => boolean
  /** The names of all files. */
  names: () => readonly string[]
  add: (name: string) => void
  rename: (name: string) => void
  remove: () => void
}

const SUGGESTED = 'src/new.ts'

/** Makes the buttons after the tabs: New file and, for a file of the reader's own, Rename and Delete. */
export function makeFileActions(options: FileActionOptions): FileActions {
  const element = make('div', 'try-files')
  const addButton = makeButton('New file', '', () =>
    ask(addButton, { label: 'Name of the new file', value: SUGGESTED, use: options.add }),
  )
  const rename = makeButton('Rename', '', () =>
    ask(rename, { label: 'New name of the file', value: options.shown(), use: options.rename }),
  )
  const remove = makeButton('Delete', '', options.remove)

  function refresh(): void {
    rename.hidden = remove.hidden = !options.isOwn()
  }

  /** @param button - gets the focus back */
  function ask(button: HTMLElement, nameOptions: Pick<NameOptions, 'label' | 'value' | 'use'>): void {
    const onEnd = (): void => {
      showButtons()
      button.focus()
    }
    const form = makeNameForm({ ...nameOptions, others: options.names, onEnd })
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
  /** The names of all files. */
  others: () => readonly string[]
  use: (name: string) => void
  onEnd: () => void
}

function makeNameForm({ label, value, others, use, onEnd }: NameOptions): HTMLFormElement {
  const input = make('input', 'text-field')
  Object.assign(input, { value, autocomplete: 'off', spellcheck: false })
  input.setAttribute('aria-label', label)
  const accept = make('button', '', 'OK')
  const form = make('form', '', input, accept, makeButton('Cancel', '', onEnd))
  input.addEventListener('input', () => input.setCustomValidity(''))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const name = input.value.trim()
    const isOther = name !== value || value === SUGGESTED
    const taken = others().filter((other) => other !== value || value === SUGGESTED)
    input.setCustomValidity(nameError(name, taken))
    if (!input.reportValidity()) return
    onEnd()
    if (isOther) use(name)
  })
  form.noValidate = true
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onEnd()
  })
  return form
}
