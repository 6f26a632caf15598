import type { EditorHandle, EditorOptions } from './options'
import { adoptStyles } from './adopt-styles'
import { openParts } from './parts'
import './editor.css'
import './files.css'
import './screen.css'
import './expanded.css'

/** Opens an editor for a sample, and runs it. */
export function openEditor(options: EditorOptions): EditorHandle {
  adoptStyles()
  const { element, documents, expanded, edits, start, follow, showStore, end } = openParts(options, () => {
    close()
    options.onClose()
  })

  function close(): void {
    end()
    element.remove()
  }

  function insert(text: string): void {
    if (text === '') return
    const { view } = documents
    view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true })
  }

  options.host.append(element)
  start()
  const focus = (): void => documents.view.focus()
  return { focus, insert, edits, follow, showStore, expand: () => expanded.start(), close }
}
