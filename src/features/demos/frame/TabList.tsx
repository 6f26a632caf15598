import type { ReactNode } from 'react'

import { pressTab } from '../../../lib/client/tab-keys'
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
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label="Files"
      tabIndex={-1}
      onKeyDown={(event) => pressTab(event, event.currentTarget)}
    >
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
