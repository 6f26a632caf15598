import { useId } from 'react'
import type { ReactNode } from 'react'
import useBrokenLinks from '@docusaurus/useBrokenLinks'

import { SAMPLES } from '../demo-catalog/samples'
import { getAnchor } from './frame/anchor'
import styles from './frame/frame.module.css'
import { Stepper } from './frame/Stepper'

interface TrySampleProps {
  /** One of {@link SAMPLES}. */
  name: string
  /** The sample: what is to try happens in its editor. */
  children: ReactNode
}

/**
 * An editable sample in a frame that says what to try with it, as live demos have. The server renders it; the browser gets no
 * code for it.
 */
export function TrySample({ name, children }: TrySampleProps): ReactNode {
  const about = SAMPLES.find((sample) => sample.name === name)
  if (!about)
    throw new Error(
      `There is no sample "${name}" in src/features/demo-catalog/samples.ts: describe it there.`,
    )
  const titleId = useId()
  const id = getAnchor(name)
  // Links to it are checked like those to headings.
  useBrokenLinks().collectAnchor(id)
  return (
    <section className={styles.frame} id={id} data-try-sample={name} aria-labelledby={titleId} tabIndex={-1}>
      <header className={styles.head} data-live>
        <p className={styles.title} id={titleId}>
          <span className={styles.kicker}>Try it:</span> {about.title}
        </p>
      </header>
      <Stepper prompts={about.prompts} />
      <div className={styles.sample}>{children}</div>
    </section>
  )
}
