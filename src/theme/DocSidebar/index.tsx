/*
 * Changed from the original: it has an id, because without scripts the menu button of narrow windows is a link to it.
 */
import type { ReactNode } from 'react'
import type { Props } from '@theme/DocSidebar'
import DocSidebarOriginal from '@theme-original/DocSidebar'

import { DOCS_MENU_ID } from '@site/src/config/docs-menu'

/** The navigation of the docs. */
export default function DocSidebar(props: Props): ReactNode {
  return (
    <div id={DOCS_MENU_ID}>
      <DocSidebarOriginal {...props} />
    </div>
  )
}
