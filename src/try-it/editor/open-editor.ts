import type { EditorHandle, EditorOptions } from './options'
import { adoptStyles } from './adopt-styles'
import { openParts } from './parts'
import './editor.css'

/** Opens an editor for a sample, and runs it. */
export function openEditor(options: EditorOptions): EditorHandle {
  adoptStyles()
  const { element, documents, edits, start, follow, end } = openParts(options, () => {
    close()
    options.onClose()
  })

  function close(): void {
    end()
    element.remove()
  }

  function focus(typed = ''): void {
    const { view } = documents
    view.focus()
    if (typed !== '')
      view.dispatch(view.state.replaceSelection(typed), { userEvent: 'input.type', scrollIntoView: true })
  }

  options.host.append(element)
  start()
  return { focus, edits, follow, close }
}
