import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'

import { InlineText } from '../../../lib/client/InlineText'
import { LABELS } from '../../error-messages/labels'
import type { Remedy } from '../../error-messages/types'
import styles from './errors.module.css'

interface Props {
  /** Nothing is rendered without a remedy. */
  remedy: Remedy | undefined
  /** The page of another project about the error. */
  elsewhere?: { url: string; title: string }
}

/** The cause of an error, its fix, and a link to the documentation. */
export function RemedyText({ remedy, elsewhere }: Props): ReactNode {
  if (remedy === undefined) return null
  return (
    <div className={styles.remedy}>
      <Labeled label={LABELS.cause}>
        <InlineText text={remedy.cause} />
      </Labeled>
      <Labeled label={LABELS.fix}>
        <InlineText text={remedy.fix} />
      </Labeled>
      {remedy.production !== undefined && (
        <Labeled label={LABELS.production}>
          <InlineText text={remedy.production} />
        </Labeled>
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
