import type { ReactNode } from 'react'

import type { WorkNote } from '../../protocol/messages'
import { ActionLink, LineLink } from './links'
import styles from './details.module.css'

interface WorkProps {
  work: readonly WorkNote[]
  /** Where there is none: the next action after which there is. */
  next: number | undefined
}

/** Which components rendered after an action, which selectors were computed, and why. */
export function WorkList({ work, next }: WorkProps): ReactNode {
  if (work.length === 0)
    return (
      <p>
        After this action and before the next one, no component of the sample rendered, and no selector of it
        was computed.{' '}
        {next !== undefined && (
          <>
            The next ones came after <ActionLink id={next} />
          </>
        )}
      </p>
    )
  return (
    <>
      <ul>
        {work.map(({ kind, name, causes, place }, index) => (
          <li key={index}>
            <code>{name}</code> {kind === 'component' ? 'rendered' : 'was computed'}: {causes.join('; ')}{' '}
            <LineLink place={place} />
          </li>
        ))}
      </ul>
      {work.some(({ isWasteful }) => isWasteful) && (
        <p className={styles.why}>
          A new reference with equal content is work for nothing.{' '}
          {/* eslint-disable-next-line @docusaurus/no-html-links -- the panel is a root of its own, without a router */}
          <a href="/api/createSelector#pitfall-new-reference" target="_blank" rel="noreferrer">
            How to keep references
          </a>
        </p>
      )}
    </>
  )
}
