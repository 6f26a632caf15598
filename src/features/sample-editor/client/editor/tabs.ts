import * as codeClasses from '../../../../lib/code-classes'
import { make, createButton } from '../../../../lib/client/elements'
import { pressTab } from '../../../../lib/client/tab-keys'
import type { EditedFile } from './project'

/** The names of the files, above the code. */
export interface Tabs {
  element: HTMLElement
  choose(name: string): void
  /** Shows the files that there are now, their labels, and which of them are changed. */
  refresh(): void
}

interface TabOptions {
  /** As they are now. */
  files: readonly EditedFile[]
  /** The element with the code, which the chosen tab names. */
  panel: HTMLElement
  isChanged: (file: EditedFile) => boolean
  onChoose: (name: string) => void
}

/** Makes a tab for each file; a single file has only its name. */
export function createTabs({ files: all, panel, isChanged, onChoose }: TabOptions): Tabs {
  const element = make('div', '')
  let tabs: ReadonlyMap<string, HTMLElement> = new Map()
  let chosen = all[0]?.name ?? ''

  function refresh(): void {
    const files = all.filter(({ access }) => access !== 'none')
    const names = files.map(({ name }) => name)
    if (names.join('\n') !== [...tabs.keys()].join('\n')) rebuild(files)
    for (const file of files) {
      tabs.get(file.name)?.replaceChildren(file.label, ...(isChanged(file) ? [createMark()] : []))
    }
    choose(chosen)
  }

  function rebuild(files: readonly EditedFile[]): void {
    const isSingle = files.length === 1
    tabs = new Map(
      files.map(({ name }, index) => [
        name,
        isSingle ? make('span', '') : getTab(panel.id, index, () => onChoose(name)),
      ]),
    )
    element.className = isSingle ? codeClasses.title : 'try-tabs'
    element.replaceChildren(...tabs.values())
    setAttributes(element, { role: isSingle ? null : 'tablist', 'aria-label': isSingle ? null : 'Files' })
    setAttributes(panel, { role: isSingle ? null : 'tabpanel' })
  }

  function choose(name: string): void {
    chosen = name
    const isSingle = tabs.size === 1
    setAttributes(panel, { 'aria-labelledby': isSingle ? null : (tabs.get(name)?.id ?? null) })
    if (isSingle) return
    for (const [other, tab] of tabs) {
      tab.setAttribute('aria-selected', String(other === name))
      tab.tabIndex = other === name ? 0 : -1
    }
  }

  element.addEventListener('keydown', (event) => pressTab(event, element))
  refresh()
  return { element, choose, refresh }
}

function getTab(panel: string, index: number, onPress: () => void): HTMLElement {
  const tab = createButton('', 'try-tab', onPress)
  tab.id = `${panel}-tab-${index}`
  tab.setAttribute('role', 'tab')
  tab.setAttribute('aria-controls', panel)
  return tab
}

function setAttributes(element: HTMLElement, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

const createMark = (): HTMLElement => make('span', 'try-mark', make('span', 'visually-hidden', ' (changed)'))
