import type { KeyboardEvent, ReactNode } from 'react'

import styles from './panel.module.css'

interface TabsProps<Key> {
  label: string
  /** What each leads to, and what it says. */
  tabs: readonly { key: Key; label: string }[]
  chosen: Key
  /** Ids: those of tabs begin with it, and that of their panel is `${id}-panel`. */
  id: string
  onChoose: (key: Key) => void
}

/** A row of tabs, which is one stop of the Tab key: arrows lead from one to the next. */
export function Tabs<Key extends string | number>(props: TabsProps<Key>): ReactNode {
  const { label, tabs, chosen, id, onChoose } = props

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const index = tabs.findIndex(({ key }) => key === chosen)
    const next = tabs[indexAfter(event.key, index, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }

  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
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
          onKeyDown={onKeyDown}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

function indexAfter(key: string, index: number, total: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % total
  if (key === 'ArrowLeft') return (index - 1 + total) % total
  if (key === 'Home') return 0
  return key === 'End' ? total - 1 : undefined
}
