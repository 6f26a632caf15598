import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'

import { LABELS } from '../../errors/labels'
import { REMEDIES } from '../../errors/remedies'
import styles from './errors.module.css'

/** Why an error is thrown, what to do, and where the documentation says more. */
export function RemedyText({ code }: { code: number }): ReactNode {
  const remedy = REMEDIES[code]
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
