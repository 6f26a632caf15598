import { makeButton, make } from '../../../../lib/client/elements'
import { isRelative } from '../../../sample-runtime/core/specifiers.mjs'
import { resolveFile } from '../../../sample-runtime/core/resolve'
import { importedNames } from '../../../sample-runtime/protocol/packages'
import { namesOf, nameError } from '../../shared/name-error'
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
  focusCode: () => void
}

/** Lets readers add files, and rename and delete those that there are, except the last one. */
export function makeOwnFiles(options: OwnFileOptions): FileActions {
  const { files, originals, documents, note, show, onChange, focusCode } = options
  const textOf = (name: string): string => documents.stateOf(name).doc.toString()
  const shownFile = (): EditedFile | undefined => files.find(({ name }) => name === documents.shown())

  function add(file: EditedFile, index = files.length): void {
    documents.add(file)
    files.splice(index, 0, file)
    show(file.name)
  }

  function drop(file: EditedFile, index = files.indexOf(file)): void {
    files.splice(index, 1)
    if (file.name === documents.shown()) show((files[index - 1] ?? files[index])?.name ?? '')
    documents.remove(file.name)
  }

  /** A file with the name of one of the page's is that one. */
  function made(name: string, text: string): EditedFile {
    const original = originals().find((file) => file.name === name)
    return original ? { ...original, initial: text, hidden: [] } : addedFile(name, text)
  }

  /** Says which imports lead nowhere since a file has lost its name. Changing them is left to the reader. */
  function importersOf({ label }: EditedFile): string {
    const names = files.map((file) => file.label)
    const found = files.flatMap((file) =>
      importedNames(textOf(file.name))
        .filter((name) => isRelative(name) && resolveFile(name, file.label, [...names, label]) === label)
        .filter((name) => resolveFile(name, file.label, names) === undefined)
        .map((name) => `“${name}” in ${file.label}`),
    )
    if (found.length === 0) return ''
    return ` ${found.length === 1 ? 'This import leads' : 'These imports lead'} nowhere now: ${found.join(', ')}.`
  }

  function rename(name: string): void {
    const before = shownFile()
    if (!before || name === before.name || name === before.label) return
    const index = files.indexOf(before)
    add(made(name, textOf(before.name)), index)
    drop(before, index + 1)
    onChange()
    note.say(`${before.label} is renamed.${importersOf(before)}`)
  }

  function remove(): void {
    const before = shownFile()
    if (!before || files.length === 1) return
    const index = files.indexOf(before)
    const text = textOf(before.name)
    drop(before)
    onChange()
    const undo = makeButton('Undo', 'try-place', () => {
      add(made(before.name, text), index)
      onChange()
      focusCode()
    })
    note.say(`${before.label} is deleted.${importersOf(before)}`, undo)
    // The pressed button belongs to the file that is gone.
    undo.focus()
  }

  return makeFileActions({
    shown: () => shownFile()?.label ?? '',
    canDelete: () => files.length > 1,
    taken: () => takenBy(files),
    takenByOthers: () => takenBy(files.filter((file) => file !== shownFile())),
    add(name) {
      add(made(name, ''))
      onChange()
      focusCode()
    },
    rename,
    remove,
  })
}

const takenBy = (files: readonly EditedFile[]): string[] =>
  files.flatMap(({ name, isAdded }) => (isAdded ? [name] : namesOf(name)))

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
function makeFileActions(options: FileActionOptions): FileActions {
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
