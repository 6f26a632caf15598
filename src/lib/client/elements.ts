/** Makes an element with a class and content; texts are never read as HTML. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className !== '') element.className = className
  element.append(...content)
  return element
}

/** Makes a button that does something. */
export function createButton(text: string, className: string, onPress: () => void): HTMLButtonElement {
  const button = make('button', className, text)
  button.type = 'button'
  button.addEventListener('click', onPress)
  return button
}
