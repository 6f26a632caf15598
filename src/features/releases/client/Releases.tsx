import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import releases from '@generated/releases/default/releases.json'

import { InlineText } from '../../../lib/client/InlineText'
import { getAnchor, type Change, type Release } from '../release'
import styles from './Releases.module.css'

/**
 * The field in which readers choose the version that they have. It needs no script: `Releases.module.css` hides what that version
 * has already. It counts on the order of the releases, here and in the lists below.
 */
export function InstalledVersion(): ReactNode {
  const [newest, ...older] = releases
  return (
    <label className={styles.installed} data-search-ignore="">
      I have Redux Toolkit{' '}
      <select data-installed="" autoComplete="off">
        <option>any version of 2.x</option>
        {older.map(({ version }) => (
          <option key={version}>{version}</option>
        ))}
      </select>{' '}
      and want {newest?.version}
    </label>
  )
}

/** Lists what works otherwise since each release, the newest first. */
export function Changes(): ReactNode {
  return (
    <List
      what="changes"
      render={({ changes }) => changes.map((change) => <Entry key={change.id} change={change} />)}
    />
  )
}

/** Lists what each release added, the newest first, with links to the sections about it. */
export function Additions(): ReactNode {
  return (
    <List
      what="new"
      render={({ additions }) =>
        additions.length === 0
          ? []
          : [
              <ul key="additions">
                {additions.map(({ name, section }) => (
                  <li key={section.path + name}>
                    <Link to={section.path}>
                      <InlineText text={name} />
                    </Link>
                    {name !== section.title && <> ({section.title})</>}
                  </li>
                ))}
              </ul>,
            ]
      }
    />
  )
}

/**
 * A block for each release, even if it is empty: the styles count them. They are no headings, of which the table of contents
 * would have two for each release.
 */
function List({ what, render }: { what: string; render: (release: Release) => ReactNode[] }): ReactNode {
  const brokenLinks = useBrokenLinks()
  return (
    <div className={styles.releases}>
      {releases.map((release) => {
        const entries = render(release)
        if (entries.length === 0) return <div key={release.version} />
        const id = `${what}-${release.version.replace('.', '-')}`
        brokenLinks.collectAnchor(id)
        return (
          <details key={release.version} id={id} open>
            <summary>{release.version}</summary>
            {entries}
          </details>
        )
      })}
    </div>
  )
}

function Entry({ change }: { change: Change }): ReactNode {
  useBrokenLinks().collectAnchor(getAnchor(change))
  return (
    <div className={styles.change} id={getAnchor(change)}>
      <p>
        {change.kind === 'types' && <b>Types: </b>}
        <InlineText text={change.change} />
      </p>
      <dl>
        <dt>Look for</dt>
        <dd>
          <InlineText text={change.lookFor} />
        </dd>
        <dt>Do</dt>
        <dd>
          <InlineText text={change.todo} />
        </dd>
        <dt>More</dt>
        <dd>
          <Link to={change.section.path}>{change.section.title}</Link>
        </dd>
      </dl>
    </div>
  )
}
