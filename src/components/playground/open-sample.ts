import * as codeClasses from '../../shared/code-classes'
import { readTryHash } from '../../try-it/share/hash'

/** Chooses the starting point that an address is about: by its heading, or by the number of its block. */
export function showAsked(root: HTMLElement, hash: string): void {
  const asked = readTryHash(hash)
  const block = asked && 'block' in asked ? asked.block : undefined
  const target =
    block === undefined
      ? hash !== '' && root.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)
      : root.querySelector(`[data-sample$="#${block}"]`)
  const section = target && target.closest<HTMLElement>('[data-start]')
  if (!section) return
  for (const radio of radiosOf(root)) radio.checked = radio.value === section.dataset.start
}

/** Opens the editor of the chosen starting point, unless it is open. */
export function openChosen(root: HTMLElement): void {
  const chosen = radiosOf(root).find(({ checked }) => checked)?.value ?? ''
  const section = root.querySelector(`[data-start="${CSS.escape(chosen)}"]`)
  section?.querySelector<HTMLButtonElement>(`.${codeClasses.editButton}:not([aria-expanded="true"])`)?.click()
}

function radiosOf(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
}
