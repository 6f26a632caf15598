import { useRef, type SyntheticEvent, type ReactNode } from 'react'
import Link from '@docusaurus/Link'
import { useHistory } from '@docusaurus/router'

import { stateWithText } from '../../features/error-finder/client/use-lookup-text'
import styles from './home.module.css'

/**
 * A field for an error message, which `/errors` explains. The text is handed over in the state of the history entry, and the
 * field has no name, so that no request carries it: not even one of a press before the scripts have arrived.
 */
export function ErrorLookup(): ReactNode {
  const history = useHistory()
  const field = useRef<HTMLInputElement>(null)

  function lookUp(event: SyntheticEvent): void {
    event.preventDefault()
    history.push({ pathname: '/errors', state: stateWithText(field.current?.value ?? '') })
  }

  return (
    <form action="/errors" className={styles.paste} onSubmit={lookUp}>
      <label htmlFor="home-error">Got an error message?</label>
      <p>Paste it to see what causes it and how to fix it. The message stays in your browser.</p>
      <input
        ref={field}
        id="home-error"
        type="text"
        className="text-field"
        placeholder="A non-serializable value was detected…"
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className="action-button">
        Look it up
      </button>
      <Link to="/errors">All error messages</Link>
    </form>
  )
}
