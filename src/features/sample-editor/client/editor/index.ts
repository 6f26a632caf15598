/** The editor of executed samples. It is loaded when a reader presses Edit, with its styles. */
export { openEditor } from './open-editor'
export type { EditorHandle, EditorOptions } from './options'
