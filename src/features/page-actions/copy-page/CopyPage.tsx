import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import { useDoc } from '@docusaurus/plugin-content-docs/client'

import styles from './CopyPage.module.css'
import { MarkdownLink } from './MarkdownLink'
import { markdownAddress } from '../../../lib/markdown-page-address'

/**
 * Offers the page as Markdown: programs find a link in the head, readers a menu. The menu is a `<details>`, which the
 * browser opens and closes itself; `src/features/page-actions/copy-page/client` handles the buttons and shows the outcome in the summary.
 */
export function CopyPage(): ReactNode {
  const { metadata } = useDoc()
  return (
    <>
      <MarkdownLink path={metadata.permalink} />
      <details className={styles.menu} data-copy-page="">
        <summary>Copy page</summary>
        <ul>
          <li>
            <button type="button" value="markdown">
              Copy as Markdown
            </button>
          </li>
          <li>
            <button type="button" value="prompt">
              Copy as a prompt
            </button>
          </li>
          <li>
            <button type="button" value="link">
              Copy link
            </button>
          </li>
          <li>
            {/* "pathname://" because this is a file, which the router has no page for. */}
            <Link to={`pathname://${markdownAddress(metadata.permalink)}`} target="_self">
              View as Markdown
            </Link>
          </li>
        </ul>
      </details>
    </>
  )
}
