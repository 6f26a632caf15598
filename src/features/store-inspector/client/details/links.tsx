import type { ComponentProps, ReactNode } from 'react'

import type { RunPlace } from '../../protocol/messages'
import { useStoreView } from '../data/store-view'
import styles from './details.module.css'

/** A button in a text. */
export function LinkButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={styles.link} {...props} />
}

/** Selects an action. */
export function ActionLink({ id, label = '' }: { id: number; label?: string }): ReactNode {
  const { onSelect } = useStoreView()
  return (
    <LinkButton onClick={() => onSelect(id)}>
      {label}action {id}
    </LinkButton>
  )
}

/** Goes to a line, if it is known. */
export function LineLink({ place }: { place: RunPlace | undefined }): ReactNode {
  const { onGoTo } = useStoreView()
  if (!place) return null
  return (
    <LinkButton onClick={() => onGoTo(place)}>
      line {place.line}
      <span className="visually-hidden"> of {place.file}</span>
    </LinkButton>
  )
}
