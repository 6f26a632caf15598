import { Children, isValidElement, useId, useState } from 'react'
import type { ReactNode } from 'react'
import useIsBrowser from '@docusaurus/useIsBrowser'

import styles from './frame.module.css'
import { getPanelId, TabList } from './TabList'

interface SourceTabsProps {
  /** Their names. */
  files: readonly string[]
  /** A code block per file. */
  children: ReactNode
}

/** The files of a demo, one at a time. Before the page is hydrated, all of them are shown, below each other. */
export function SourceTabs({ files, children }: SourceTabsProps): ReactNode {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const hydrated = useIsBrowser()
  const blocks = Children.toArray(children).filter((child) => isValidElement(child))
  const tabbed = hydrated && files.length > 1
  const tabId = (index: number): string => `${id}-tab-${index}`
  return (
    <details className={styles.source}>
      <summary>
        Source: <span className={styles.fileNames}>{files.join(', ')}</span>
      </summary>
      {tabbed && <TabList files={files} chosen={chosen} getId={tabId} onChoose={setChosen} />}
      {blocks.map((block, index) => (
        <div
          key={files[index]}
          id={getPanelId(tabId(index))}
          role={tabbed ? 'tabpanel' : undefined}
          aria-labelledby={tabbed ? tabId(index) : undefined}
          hidden={tabbed && index !== chosen}
        >
          {block}
        </div>
      ))}
    </details>
  )
}
