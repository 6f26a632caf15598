import { findSample } from '../blocks/samples-by-id'
import { readTryHash } from '../share/hash'

/** Chooses the starting point that an address is about: by its heading, or by its sample. */
export function showRequested(root: HTMLElement, hash: string): void {
  const section = requestedElement(root, hash)?.closest<HTMLElement>('[data-start]')
  if (!section) return
  for (const radio of getRadios(root)) radio.checked = radio.value === section.dataset.start
}

function requestedElement(root: HTMLElement, hash: string): Element | null | undefined {
  const requested = readTryHash(hash)
  if (requested === undefined) return [...root.querySelectorAll('[id]')].find(({ id }) => `#${id}` === hash)
  return 'sample' in requested ? findSample(requested.sample) : undefined
}

/** Opens the editor of the chosen starting point, unless it is open. */
export function openChosen(root: HTMLElement): void {
  chosenSection(root)?.querySelector<HTMLButtonElement>(UNPRESSED)?.click()
}

/**
 * Puts the choice into the address, so that Back and a reload restore it. The router isn't told, because it would
 * scroll.
 */
export function rememberChoice(root: HTMLElement): void {
  const heading = chosenSection(root)?.querySelector('[id]')
  if (heading) history.replaceState(history.state, '', `#${heading.id}`)
}

function chosenSection(root: HTMLElement): HTMLElement | undefined {
  const chosen = getRadios(root).find(({ checked }) => checked)?.value
  const sections = [...root.querySelectorAll<HTMLElement>('[data-start]')]
  return sections.find(({ dataset }) => dataset.start === chosen)
}

const UNPRESSED = '.code-edit:not([aria-expanded="true"])'

function getRadios(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
}
