import type { ReactNode } from 'react'

interface Props {
  className?: string
  buttonClassName?: string
  onRetry: () => void
}

/** Says that a part of the index could not be loaded. */
export function IncompleteNote({ className, buttonClassName, onRetry }: Props): ReactNode {
  return (
    <p className={className}>
      Results may be incomplete.{' '}
      <button type="button" className={buttonClassName} onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
