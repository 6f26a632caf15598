import type { ReactNode } from 'react'
import Heading from '@theme/Heading'
import library from '@generated/library/default/figures.json'
import samples from '@generated/samples/default/figures.json'

import { CheckedAgainst } from '../checked-against/CheckedAgainst'
import { ErrorLookup } from './ErrorLookup'
import styles from './home.module.css'

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
