import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import Link from '@docusaurus/Link'

interface Props {
  ref: RefObject<HTMLDialogElement | null>
  provider: string
  onClose: () => void
  /** Gets the keys that are pressed in the field or on a row. */
  onKey: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The frame: a modal dialog, which a press beside it closes, as does the browser's own gesture for Back. */
export default function SearchDialog({ ref, provider, onClose, onKey, children }: Props): ReactNode {
  const isPressedBeside = useRef(false)
  // The dialog has no padding, so that its own area is all beside its content.
  const isBeside = (event: MouseEvent): boolean => event.target === ref.current

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    keepFocusInside(event)
    const isOfList = event.target instanceof Element && event.target.matches('input, [role=option]')
    if (isOfList) onKey(event)
  }

  return (
    // The handlers serve the controls inside; Escape closes the dialog by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className="search-modal DocSearch-Modal"
      aria-label="Search"
      data-provider={provider}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => (isPressedBeside.current = isBeside(event))}
      onClick={(event) => {
        // Both, because selecting text may end beside the dialog.
        if (isPressedBeside.current && isBeside(event)) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
    >
      <div className="search-frame">
        {children}
        <Footer provider={provider} />
      </div>
    </dialog>
  )
}

/**
 * Keeps Tab among the controls of the search. A modal dialog makes the page inert, but lets the focus leave to the
 * browser's own controls, and in some browsers to nothing at all.
 */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const controls = tabStops(event.currentTarget)
  const [leaving, entering] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  const isInside = controls.some((control) => control === document.activeElement)
  if (isInside && document.activeElement !== leaving) return
  event.preventDefault()
  entering?.focus()
}

function tabStops(frame: HTMLElement): HTMLElement[] {
  const controls = frame.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input')
  return Array.from(controls).filter(
    (control) => control.tabIndex >= 0 && control.getClientRects().length > 0,
  )
}

const HINTS = [
  ['↵', 'to select'],
  ['↑ ↓', 'to navigate'],
  ['Esc', 'to close'],
] as const

/** The keys, where there is a keyboard, and the credit that the terms of a hosted service require. */
function Footer({ provider }: { provider: string }): ReactNode {
  return (
    <div className="DocSearch-Footer">
      <ul className="search-hints" aria-hidden="true">
        {HINTS.map(([key, effect]) => (
          <li key={key}>
            <kbd>{key}</kbd> {effect}
          </li>
        ))}
      </ul>
      {provider === 'hosted' && (
        <p className="DocSearch-Logo">
          Powered by <Link to="https://www.algolia.com/">Algolia</Link>
        </p>
      )}
    </div>
  )
}
