import { StyleModule } from 'style-mod'

import type { EditorHandle, EditorOptions } from './options'
import { openParts } from './parts'
import './editor.css'
import './files.css'
import './screen.css'
import './expanded.css'

export type { EditorHandle, EditorOptions } from './options'

/** Opens an editor for a sample, and runs it. */
export function openEditor(options: EditorOptions): EditorHandle {
  adoptStyles()
  const { element, view, start, end, ...handle } = openParts(options, () => {
    close()
    options.onClose()
  })

  function close(): void {
    end()
    element.remove()
  }

  function insert(text: string): void {
    if (text === '') return
    view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true })
  }

  options.host.append(element)
  start()
  return { ...handle, focus: () => view.focus(), insert, close }
}

/**
 * Lets CodeMirror's styles into the document. The policy of the pages forbids style elements, and CodeMirror adds one,
 * except within a shadow root, where it adopts a sheet that scripts made, which is allowed. So its sheet is opened for a
 * shadow root that nobody sees and handed over to the document. Must be called before the first editor is made.
 */
export function adoptStyles(target: Document = document): void {
  if (!('adoptedStyleSheets' in target)) return
  const root = target.createElement('div').attachShadow({ mode: 'open' })
  StyleModule.mount(root, [])
  for (const key of Object.getOwnPropertySymbols(root)) {
    const set: unknown = Reflect.get(root, key)
    if (isStyleSet(set) && !Object.hasOwn(target, key)) Reflect.set(target, key, set)
  }
}

/** Other symbols of the root belong to the environment, like jsdom's. */
function isStyleSet(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'sheet' in value && 'modules' in value
}
