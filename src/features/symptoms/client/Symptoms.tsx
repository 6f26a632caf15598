import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import groups from '@generated/symptoms/default/groups.json'

import { InlineText } from '../../../lib/client/InlineText'
import { getAnchor, type Symptom } from '../symptom'
import styles from './Symptoms.module.css'

interface Props {
  /** The id of a group, the name of its file in `content/symptoms/`, which is also the id of the heading above. */
  group: string
}

/**
 * Lists the symptoms of one group: what the reader sees, the cause, the fix, and a link to the full answer.
 *
 * @throws Error for a group that doesn't exist, which stops the build
 */
export function Symptoms({ group }: Props): ReactNode {
  const brokenLinks = useBrokenLinks()
  const symptoms = getSymptoms(group)
  for (const symptom of symptoms) brokenLinks.collectAnchor(getAnchor(symptom))
  return (
    <dl className={styles.symptoms}>
      {symptoms.map((symptom) => (
        <Entry key={symptom.id} symptom={symptom} />
      ))}
    </dl>
  )
}

function Entry({ symptom }: { symptom: Symptom }): ReactNode {
  return (
    <div className={styles.entry} data-says={symptom.filterWords?.join(', ')}>
      {/* The search index makes a record of each entry. */}
      <dt id={getAnchor(symptom)} data-symptom="">
        <InlineText text={symptom.symptom} />
        <LinkToItself symptom={symptom} />
      </dt>
      <dd>
        <InlineText text={symptom.answer} />
      </dd>
      <dd className={styles.page}>
        <Link to={symptom.page.path}>{symptom.page.title}</Link>
      </dd>
    </div>
  )
}

/** A link to the entry itself, as headings have, so that readers can copy its address. */
function LinkToItself({ symptom }: { symptom: Symptom }): ReactNode {
  const label = `Direct link to ${symptom.symptom.replaceAll('`', '')}`
  return (
    <Link className="hash-link" to={`#${getAnchor(symptom)}`} aria-label={label} title={label} translate="no">
      &#8203;
    </Link>
  )
}

function getSymptoms(id: string): readonly Symptom[] {
  const group = groups.find((candidate) => candidate.id === id)
  if (group) return group.symptoms
  const ids = groups.map((known) => known.id).join(', ')
  throw new Error(`<Symptoms group="${id}" />: content/symptoms/ has no such group. Use one of ${ids}.`)
}
