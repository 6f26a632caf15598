import { StyleModule } from 'style-mod'

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
