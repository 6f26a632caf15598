import { createButton, make } from '../../../../lib/client/elements'
import { isRelative } from '../../../sample-runtime/core/specifiers.mjs'
import { resolveFile } from '../../../sample-runtime/core/resolve'
import { importedNames } from '../../../sample-runtime/protocol/packages'
import { getNames, nameError } from '../../shared/name-error'
import type { Documents } from './documents'
import type { Note } from './notes'
import { addedFile, type EditedFile } from './project'

interface OwnFileOptions {
  /** The current files, which change with what the reader does. */
  files: EditedFile[]
  /** The files of the page, in the language that is followed now. */
  originals: () => readonly EditedFile[]
  documents: Documents
  note: Note
  show: (name: string) => void
  /** Called after each change. */
  onChange: () => void
}

/** What readers do with files. */
export interface OwnFiles {
  /** The buttons after the tabs: New file, Rename and Delete. */
  element: HTMLElement
  /** Offers to delete the file in view, unless it is the only one. */
  refresh(): void
}

const SUGGESTED = 'src/new.ts'

/** Lets readers add files, and rename and delete those that there are, except the last one. */
export function createOwnFiles(options: OwnFileOptions): OwnFiles {
  const { files, originals, documents, note, show, onChange } = options
  const element = make('div', 'try-files')
  const addButton = createButton('New file', '', () =>
    ask(addButton, { label: 'Name of the new file', value: SUGGESTED, others: files, use: addNew }),
  )
  const renameButton = createButton('Rename', '', () => {
    const file = shownFile()
    const others = files.filter((other) => other !== file)
    const use = (name: string): void => rename(file, name)
    ask(renameButton, { label: 'New name of the file', value: file.label, others, use })
  })
  const deleteButton = createButton('Delete', '', remove)
  const getText = (name: string): string => documents.getState(name).doc.toString()
  const shownFile = (): EditedFile => files.find(({ name }) => name === documents.shown()) as EditedFile

  function add(name: string, text: string, index = files.length): void {
    // A file with the name of one of the page's is that one.
    const original = originals().find((file) => file.name === name)
    const file = original ? { ...original, initial: text, hidden: [] } : addedFile(name, text)
    documents.add(file)
    files.splice(index, 0, file)
    show(name)
  }

  function drop(file: EditedFile): void {
    const index = files.indexOf(file)
    files.splice(index, 1)
    if (file.name === documents.shown()) show((files[index - 1] ?? files[index])?.name ?? '')
    documents.remove(file.name)
  }

  function addNew(name: string): void {
    add(name, '')
    onChange()
    documents.view.focus()
  }

  function rename(file: EditedFile, name: string): void {
    if (name === file.name || name === file.label) return
    add(name, getText(file.name), files.indexOf(file))
    drop(file)
    onChange()
    note.say(`${file.label} is renamed.${lostImports(file, files, getText)}`)
  }

  function remove(): void {
    const file = shownFile()
    const index = files.indexOf(file)
    const text = getText(file.name)
    drop(file)
    onChange()
    const undo = createButton('Undo', 'try-place', () => {
      add(file.name, text, index)
      onChange()
      documents.view.focus()
    })
    note.say(`${file.label} is deleted.${lostImports(file, files, getText)}`, undo)
    // The pressed button belongs to the file that is gone.
    undo.focus()
  }

  /** @param button - gets the focus back */
  function ask(button: HTMLElement, name: Omit<NameOptions, 'onEnd'>): void {
    const onEnd = (): void => {
      showButtons()
      button.focus()
    }
    const form = nameForm({ ...name, onEnd })
    element.replaceChildren(form)
    form.querySelector('input')?.select()
  }

  function showButtons(): void {
    element.replaceChildren(addButton, renameButton, deleteButton)
  }

  function refresh(): void {
    deleteButton.hidden = files.length === 1
  }

  showButtons()
  refresh()
  return { element, refresh }
}

/** Says which imports lead nowhere since a file has lost its name. Changing them is left to the reader. */
function lostImports(
  { label }: EditedFile,
  files: readonly EditedFile[],
  getText: (name: string) => string,
): string {
  const names = files.map((file) => file.label)
  const found = files.flatMap((file) =>
    importedNames(getText(file.name))
      .filter((name) => isRelative(name) && resolveFile(name, file.label, [...names, label]) === label)
      .filter((name) => resolveFile(name, file.label, names) === undefined)
      .map((name) => `“${name}” in ${file.label}`),
  )
  if (found.length === 0) return ''
  return ` ${found.length === 1 ? 'This import leads' : 'These imports lead'} nowhere now: ${found.join(', ')}.`
}

interface NameOptions {
  label: string
  /** The initial name in the field. It is accepted, too. */
  value: string
  /** Their names are refused. */
  others: readonly EditedFile[]
  /** Called with a good name, which may be the initial one. */
  use: (name: string) => void
  onEnd: () => void
}

function nameForm({ label, value, others, use, onEnd }: NameOptions): HTMLFormElement {
  const input = make('input', 'text-field')
  Object.assign(input, { value, autocomplete: 'off', spellcheck: false })
  input.setAttribute('aria-label', label)
  const form = make('form', '', input, make('button', '', 'OK'), createButton('Cancel', '', onEnd))
  input.addEventListener('input', () => input.setCustomValidity(''))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const name = input.value.trim()
    const taken = others.flatMap((file) => (file.isAdded ? [file.name] : getNames(file.name)))
    input.setCustomValidity(nameError(name, taken))
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
