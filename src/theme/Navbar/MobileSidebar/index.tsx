/*
 * Changed from the original: while the menu is open, the focus is in it, Escape closes it, and the page behind it is
 * inert, because the original leaves the focus on the page behind the menu, where it can't be seen. Back closes it also where
 * the original leaves the page: on the first page of a visit, and at entries that other scripts add to the history.
 */
import type { ReactNode } from 'react'
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal'
import MobileSidebar from '@theme-original/Navbar/MobileSidebar'

import { useFocusInMenu } from './use-focus-in-menu'
import { useMenuEntry } from './use-menu-entry'

/** The menu of narrow windows. */
export default function NavbarMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar()
  useFocusInMenu(shown, toggle)
  useMenuEntry(shown, toggle)
  return <MobileSidebar />
}
