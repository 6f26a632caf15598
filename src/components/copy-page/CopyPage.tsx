import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import { useDoc } from '@docusaurus/plugin-content-docs/client'

import styles from './CopyPage.module.css'
import { TwinLink } from './TwinLink'
import { twinAddress } from './twin-address'

/**
 * A page's text twin: named in the head for machines, offered in a menu to readers. The browser folds the menu;
 * `src/client/copy-page` does the rest once it is opened, and writes into the summary what came of it.
 */
export function CopyPage(): ReactNode {
  const { metadata } = useDoc()
  return (
    <>
      <TwinLink path={metadata.permalink} />
      <div className={styles.place}>
        <details className={styles.menu} data-copy-page="">
          <summary>Copy page</summary>
          <ul>
            <li>
              <button type="button" value="markdown">
                Copy as Markdown
              </button>
            </li>
            <li>
              <button type="button" value="link">
                Copy link
              </button>
            </li>
            <li>
              {/* A file, so the router knows nothing of it. */}
              <Link to={`pathname://${twinAddress(metadata.permalink)}`} target="_self">
                View as Markdown
              </Link>
            </li>
          </ul>
        </details>
      </div>
    </>
  )
}
