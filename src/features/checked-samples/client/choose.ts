import { CHOICES } from '../shared/code-choices'

const root = (): HTMLElement => document.documentElement

/** Applies the value of a button to all blocks, and scrolls so that the button stays in place on the screen. */
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
    // Storage is blocked: the choice lasts until the reader leaves the page.
  }
}

/** Applies choices that the reader makes in another tab. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // The key is null when the whole storage was cleared.
    for (const name of key === null ? Object.keys(CHOICES) : [key]) {
      const values = CHOICES[name]
      if (values) apply(name, newValue !== null && values.includes(newValue) ? newValue : values[0])
    }
  })
}

/** Marks the buttons of the chosen values as pressed. */
export function showPressed(): void {
  for (const [name, [standard]] of Object.entries(CHOICES)) {
    const chosen = root().getAttribute(`data-${name}`) ?? standard
    for (const button of document.querySelectorAll<HTMLButtonElement>(`[data-choice="${name}"] > button`)) {
      button.setAttribute('aria-pressed', String(button.value === chosen))
    }
  }
}
