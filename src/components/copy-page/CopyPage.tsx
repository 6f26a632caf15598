import type { ReactNode } from 'react'
import { useDoc } from '@docusaurus/plugin-content-docs/client'

import styles from './CopyPage.module.css'
import { TwinLink } from './TwinLink'

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
          </ul>
        </details>
      </div>
    </>
  )
}
