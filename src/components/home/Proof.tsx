import { type ReactNode, useRef, type SyntheticEvent } from 'react'
import Heading from '@theme/Heading'
import library from '@generated/library/default/figures.json'
import samples from '@generated/samples/default/figures.json'
import Link from '@docusaurus/Link'
import { useHistory } from '@docusaurus/router'

import { CheckedAgainst } from '../checked-against/CheckedAgainst'
import styles from './home.module.css'
import { stateWithText } from '../../features/error-finder/client/use-lookup-text'

/** Why readers can trust these pages: what the build checked, in figures of that build; and a field for an error message. */
export function Proof(): ReactNode {
  return (
    <section className={styles.proof}>
      <div>
        <Heading as="h2">Every page is checked against the package</Heading>
        <p>
          When a library changes, its documentation can become wrong without anybody noticing. So every build
          of this site compiles the samples, runs those that show results, and compares the results with the
          page. If they differ, the page isn’t published.
        </p>
        <dl className={styles.figures}>
          <Figure value={samples.compiled} text="code samples compiled against the package" />
          <Figure value={samples.executed} text="of them executed, and their results compared" />
          <Figure value={library.members} text="options and members compared with the types" />
        </dl>
        <CheckedAgainst />
      </div>
      <ErrorLookup />
    </section>
  )
}

function Figure({ value, text }: { value: number | undefined; text: string }): ReactNode {
  // While authoring, nothing is counted.
  if (value === undefined) return null
  return (
    <div>
      <dt>{text}</dt>
      <dd>{value.toLocaleString('en-US')}</dd>
    </div>
  )
}

/**
 * A field for an error message, which `/errors` explains. The text is handed over in the state of the history entry, and the
 * field has no name, so that no request carries it: not even one of a press before the scripts have arrived.
 */
function ErrorLookup(): ReactNode {
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
