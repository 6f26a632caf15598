import type { KeyboardEvent, ReactNode } from 'react'

import styles from './frame.module.css'

interface TabListProps {
  files: readonly string[]
  /** Index of the file that is shown. */
  chosen: number
  /** The id of each tab. That of its panel is made with {@link getPanelId}. */
  getId: (index: number) => string
  onChoose: (index: number) => void
}

/** The id of the panel that a tab shows. */
export function getPanelId(tabId: string): string {
  return `${tabId}-panel`
}

/** The names of files as tabs: one tab stop, arrow keys, Home and End between them. */
export function TabList({ files, chosen, getId, onChoose }: TabListProps): ReactNode {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const target = getTarget(event, chosen, files.length)
    if (target === undefined) return
    event.preventDefault()
    onChoose(target)
    event.currentTarget.querySelectorAll('button')[target]?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label="Files" tabIndex={-1} onKeyDown={onKeyDown}>
      {files.map((file, index) => (
        <button
          key={file}
          type="button"
          role="tab"
          id={getId(index)}
          aria-controls={getPanelId(getId(index))}
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          {file}
        </button>
      ))}
    </div>
  )
}

/** The tab that a key moves to, if any. Keys with a modifier are left to the browser: Alt and an arrow go back a page. */
function getTarget(event: KeyboardEvent, from: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  switch (event.key) {
    case 'ArrowRight':
      return (from + 1) % count
    case 'ArrowLeft':
      return (from - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
