import { CHOICES } from './choices'

const root = (): HTMLElement => document.documentElement

/** Takes over what a button stands for, in all blocks; the button stays where it is on the screen. */
export function choose(button: HTMLButtonElement): void {
  const name = button.closest<HTMLElement>('[data-choice]')?.dataset.choice
  if (name === undefined) return
  const before = button.getBoundingClientRect().top
  apply(name, button.value)
  remember(name, button.value)
  const moved = button.getBoundingClientRect().top - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}

function apply(name: string, value: string): void {
  root().setAttribute(`data-${name}`, value)
  showPressed()
}

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // The choice holds until the page is left.
  }
}

/** Applies what the reader chooses in another tab. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // No key: the whole storage was emptied.
    for (const name of key === null ? Object.keys(CHOICES) : [key]) {
      const values = CHOICES[name]
      if (values) apply(name, newValue !== null && values.includes(newValue) ? newValue : values[0])
    }
  })
}

/** Marks the buttons of the values that are chosen. */
export function showPressed(): void {
  for (const [name, [standard]] of Object.entries(CHOICES)) {
    const chosen = root().getAttribute(`data-${name}`) ?? standard
    for (const button of document.querySelectorAll<HTMLButtonElement>(`[data-choice="${name}"] > button`)) {
      button.setAttribute('aria-pressed', String(button.value === chosen))
    }
  }
}
