import { readTryHash } from '../../try-it/share/hash'

/** Chooses the starting point that an address is about: by its heading, or by the number of its block. */
export function showAsked(root: HTMLElement, hash: string): void {
  const section = askedElement(root, hash)?.closest<HTMLElement>('[data-start]')
  if (!section) return
  for (const radio of radiosOf(root)) radio.checked = radio.value === section.dataset.start
}

function askedElement(root: HTMLElement, hash: string): Element | null | undefined {
  const asked = readTryHash(hash)
  if (asked === undefined) return [...root.querySelectorAll('[id]')].find(({ id }) => `#${id}` === hash)
  return 'block' in asked ? root.querySelector(`[data-sample$="#${asked.block}"]`) : undefined
}

/** Opens the editor of the chosen starting point, unless it is open. */
export function openChosen(root: HTMLElement): void {
  const chosen = radiosOf(root).find(({ checked }) => checked)?.value
  const sections = [...root.querySelectorAll<HTMLElement>('[data-start]')]
  const section = sections.find(({ dataset }) => dataset.start === chosen)
  section?.querySelector<HTMLButtonElement>(UNPRESSED)?.click()
}

const UNPRESSED = '.code-edit:not([aria-expanded="true"])'

function radiosOf(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
}
