import type { ReactNode } from 'react'

import type { RunPlace } from '../../protocol/messages'
import styles from './details.module.css'

interface ActionLinkProps {
  id: number
  label?: string
  onSelect: (id: number) => void
}

/** Selects an action. */
export function ActionLink({ id, label = '', onSelect }: ActionLinkProps): ReactNode {
  return (
    <button type="button" className={styles.link} onClick={() => onSelect(id)}>
      {label}action {id}
    </button>
  )
}

interface LineLinkProps {
  place: RunPlace | undefined
  onGoTo: (place: RunPlace) => void
}

/** Goes to a line, if it is known. */
export function LineLink({ place, onGoTo }: LineLinkProps): ReactNode {
  if (!place) return null
  return (
    <button type="button" className={styles.link} onClick={() => onGoTo(place)}>
      line {place.line}
    </button>
  )
}
