import type { PrefetchOptions } from '@reduxjs/toolkit/query'
import { usePrefetch } from './departuresApi'

interface DepartureButtonProps {
  id: string
  isOpen: boolean
  /** Nothing, `{ ifOlderThan: seconds }` or `{ force: true }`. */
  options: PrefetchOptions
  onToggle: () => void
}

export function DepartureButton({ id, isOpen, options, onToggle }: DepartureButtonProps) {
  const prefetch = usePrefetch('getDeparture', options)
  const warm = () => prefetch(id)

  return (
    <button type="button" aria-pressed={isOpen} onClick={onToggle} onPointerEnter={warm} onFocus={warm}>
      {id}
    </button>
  )
}
