import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'

import { LABELS } from '../../errors/labels'
import type { Remedy } from '../../errors/remedies'
import styles from './errors.module.css'

interface Props {
  /** An error that has none shows nothing. */
  remedy: Remedy | undefined
  /** What another project says of the error. */
  elsewhere?: { url: string; title: string }
}

/** Why an error is thrown, what to do, and where the documentation says more. */
export function RemedyText({ remedy, elsewhere }: Props): ReactNode {
  if (remedy === undefined) return null
  return (
    <div className={styles.remedy}>
      <Labeled label={LABELS.cause}>{withCode(remedy.cause)}</Labeled>
      <Labeled label={LABELS.fix}>{withCode(remedy.fix)}</Labeled>
      {remedy.production !== undefined && (
        <Labeled label={LABELS.production}>{withCode(remedy.production)}</Labeled>
      )}
      <Labeled label={LABELS.page}>
        <Link to={remedy.page.path}>{remedy.page.title}</Link>
        {elsewhere !== undefined && (
          <>
            {', '}
            <Link to={elsewhere.url}>{elsewhere.title}</Link>
          </>
        )}
      </Labeled>
    </div>
  )
}

function Labeled({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <p>
      <b>{label}</b> {children}
    </p>
  )
}

/** Sets what stands between backticks as code. */
function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))
}
