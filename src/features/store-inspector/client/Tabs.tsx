import { useId, type ReactNode } from 'react'

import { pressTab } from '../../../lib/client/tab-keys'
import styles from './panel.module.css'

interface TabsProps<Key> {
  label: string
  tabs: readonly { key: Key; label: string }[]
  chosen: Key
  onChoose: (key: Key) => void
  /** The class of a panel that scrolls: then it is a stop of the Tab key. */
  scroller?: string | undefined
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** A row of tabs, which is one stop of the Tab key, and the panel below it. */
export function Tabs<Key extends string | number>(props: TabsProps<Key>): ReactNode {
  const { label, tabs, chosen, onChoose, scroller, children } = props
  const id = useId()
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={styles.tabs}
        onKeyDown={(event) => pressTab(event, event.currentTarget)}
      >
        {tabs.map(({ key, label: text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            title={text}
            onClick={() => onChoose(key)}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        tabIndex={scroller === undefined ? undefined : 0}
        className={scroller}
      >
        {children}
      </div>
    </>
  )
}
