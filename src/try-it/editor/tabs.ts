import * as codeClasses from '../../shared/code-classes'
import { make, makeButton } from './elements'
import type { ProjectFile } from './project'

/** The names of the files, above the code. */
export interface Tabs {
  element: HTMLElement
  choose(name: string): void
  /** Shows the file's label, and whether it is changed. */
  refresh(file: ProjectFile, isChanged: boolean): void
}

/**
 * Makes a tab for each file; a single file has only its name.
 *
 * @param panel - the element with the code, which the chosen tab names
 */
export function makeTabs(
  files: readonly ProjectFile[],
  panel: HTMLElement,
  onChoose: (name: string) => void,
): Tabs {
  const names = files.map(({ name }) => name)
  const single = names.length === 1
  const labels = new Map(
    names.map((name, index) => [
      name,
      single ? make('span', '', name) : tabOf(name, panel.id, index, onChoose),
    ]),
  )
  const element = make('div', single ? codeClasses.title : 'try-tabs', ...labels.values())
  let chosen = names[0] ?? ''

  function choose(name: string): void {
    chosen = name
    if (single) return
    panel.setAttribute('aria-labelledby', labels.get(name)?.id ?? '')
    for (const [other, tab] of labels) {
      tab.setAttribute('aria-selected', String(other === name))
      tab.tabIndex = other === name ? 0 : -1
    }
  }

  if (!single) {
    panel.setAttribute('role', 'tabpanel')
    element.setAttribute('role', 'tablist')
    element.setAttribute('aria-label', 'Files')
    element.addEventListener('keydown', (event) => {
      const next = names[indexAfter(event, names.indexOf(chosen), names.length)]
      if (next === undefined) return
      event.preventDefault()
      onChoose(next)
      labels.get(next)?.focus()
    })
  }
  choose(chosen)
  return {
    element,
    choose,
    refresh({ name, label }, isChanged) {
      const tab = labels.get(name)
      tab?.replaceChildren(label, ...(isChanged ? [makeMark()] : []))
    },
  }
}

function tabOf(name: string, panel: string, index: number, onChoose: (name: string) => void): HTMLElement {
  const tab = makeButton(name, 'try-tab', () => onChoose(name))
  tab.id = `${panel}-tab-${index}`
  tab.setAttribute('role', 'tab')
  tab.setAttribute('aria-controls', panel)
  return tab
}

/** The tab that a key leads to; -1 for other keys. */
function indexAfter(event: KeyboardEvent, index: number, count: number): number {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return -1
  switch (event.key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}

const makeMark = (): HTMLElement => make('span', 'try-mark', make('span', 'visually-hidden', ' (changed)'))
