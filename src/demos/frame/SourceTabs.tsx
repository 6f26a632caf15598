import { Children, isValidElement, useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import useIsBrowser from '@docusaurus/useIsBrowser'

import styles from './frame.module.css'

/**
 * The files of a demo, one at a time. Before the page is hydrated all of them stand below each other.
 *
 * @param files - their names
 * @param children - a code block per file
 */
export function SourceTabs({
  files,
  children,
}: {
  files: readonly string[]
  children: ReactNode
}): ReactNode {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const hydrated = useIsBrowser()
  const blocks = Children.toArray(children).filter((child) => isValidElement(child))
  const several = files.length > 1
  const tab = (index: number): string => `${id}-tab-${index}`
  return (
    <details className={styles.source}>
      <summary>
        Source: <span className={styles.fileNames}>{files.join(', ')}</span>
      </summary>
      {hydrated && several && <TabList files={files} chosen={chosen} idOf={tab} onChoose={setChosen} />}
      {blocks.map((block, index) => (
        <div
          key={files[index]}
          id={`${tab(index)}-panel`}
          role={hydrated && several ? 'tabpanel' : undefined}
          aria-labelledby={hydrated && several ? tab(index) : undefined}
          hidden={hydrated && index !== chosen}
        >
          {block}
        </div>
      ))}
    </details>
  )
}

interface TabListProps {
  files: readonly string[]
  chosen: number
  idOf: (index: number) => string
  onChoose: (index: number) => void
}

function TabList({ files, chosen, idOf, onChoose }: TabListProps): ReactNode {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const target = targetOf(event.key, chosen, files.length)
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
          id={idOf(index)}
          aria-controls={`${idOf(index)}-panel`}
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

/** Which tab a key leads to, if any. */
function targetOf(key: string, from: number, count: number): number | undefined {
  switch (key) {
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
