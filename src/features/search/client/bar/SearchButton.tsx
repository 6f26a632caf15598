import type { ReactNode, Ref } from 'react'
import { useLocation } from '@docusaurus/router'
import { isSamePath } from '@docusaurus/theme-common/internal'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useIsBrowser from '@docusaurus/useIsBrowser'

import styles from './SearchButton.module.css'

interface Props {
  ref: Ref<HTMLButtonElement>
  /** The button was pressed, but the modal's code is still loading. */
  isOpening: boolean
  /** The modal could not be loaded. */
  hasFailed: boolean
  /** Called when the reader is about to press the button. */
  onIntent: () => void
  onPress: () => void
}

/**
 * The button that opens the search. On narrow screens only its icon is visible; its accessible name stays. On the page of
 * all results, it is marked as the current entry of the navigation, where no link leads to that page.
 */
export default function SearchButton({ ref, isOpening, hasFailed, onIntent, onPress }: Props): ReactNode {
  const isHere = isSamePath(useBaseUrl('/search'), useLocation().pathname)
  return (
    <div className={styles.frame}>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        aria-current={isHere ? 'page' : undefined}
        aria-busy={isOpening || undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onPress}
        onFocus={onIntent}
        onPointerEnter={onIntent}
        onTouchStart={onIntent}
      >
        <Magnifier />
        <span className={styles.label}>Search</span>
        <ShortcutHint />
      </button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          Search could not be loaded. You might want to check your network connection, then press again.
        </p>
      )}
    </div>
  )
}

function Magnifier(): ReactNode {
  return (
    <svg className={styles.icon} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 4 4" />
    </svg>
  )
}

/** The shortcut's key is rendered only in the browser, because the server doesn't know the reader's keyboard. */
function ShortcutHint(): ReactNode {
  const modifier = useIsBrowser() && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
  return (
    <span className={styles.hint} aria-hidden="true">
      <kbd>{modifier}</kbd> <kbd>K</kbd>
    </span>
  )
}
