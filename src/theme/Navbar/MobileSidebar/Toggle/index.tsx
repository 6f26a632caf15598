/*
 * Changed from the original: without scripts, a link replaces the button, which would do nothing. The link shows the
 * sidebar: src/css/without-scripts.css.
 */
import type { ReactNode } from 'react'
import IconMenu from '@theme/Icon/Menu'
import MobileSidebarToggle from '@theme-original/Navbar/MobileSidebar/Toggle'

import { DOCS_MENU_ID } from '@site/src/config/docs-menu'

/** The button that opens the menu of narrow windows. */
export default function NavbarMobileSidebarToggle(): ReactNode {
  return (
    <>
      <MobileSidebarToggle />
      <noscript>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a place on the page, for which no script is needed */}
        <a className="navbar__toggle" href={`#${DOCS_MENU_ID}`} aria-label="Menu">
          <IconMenu />
        </a>
      </noscript>
    </>
  )
}
