/*
 * Changed from the original: while the menu is open, the focus is in it, Escape closes it, and the page behind it is
 * inert, because the original leaves the focus on the page behind the menu, where it can't be seen. Back closes it also where
 * the original leaves the page: on the first page of a visit, and at entries that other scripts add to the history.
 */
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal'
import MobileSidebar from '@theme-original/Navbar/MobileSidebar'
import { useHistory } from '@docusaurus/router'

import { linkToFollow } from '@site/src/lib/client/link-to-follow'
import { createMarkedEntry, handlePops } from '@site/src/lib/client/marked-entry'

import { createOutsideInert } from '../../../lib/client/inert-outside'

const entry = createMarkedEntry('isMenuOpen')

/** Makes Back close the menu without leaving the page. Forward doesn't open it again. */
function useMenuEntry(shown: boolean, toggle: () => void): void {
  const router = useHistory()

  // Before any event, because Back may come at once.
  useLayoutEffect(() => {
    const page = router.location
    const { href } = location
    return handlePops((event) => {
      const hasLeft = entry.hasLeft()
      const isBack = shown && router.location === page && location.href === href
      // Otherwise the platform closes the menu, and returns to the page.
      if (!hasLeft && !isBack) return false
      event.stopImmediatePropagation()
      if (!hasLeft) toggle()
      else if (shown) entry.enter()
      return true
    })
  }, [router, shown, toggle])

  useEffect(() => {
    if (!shown) return
    entry.enter()
    /** A page takes the place of the menu's entry, so that Back from it leads to the page before. */
    const follow = (event: MouseEvent): void => {
      const link = entry.isHere() ? linkToFollow(event, '.navbar-sidebar') : null
      if (link === null) return
      event.preventDefault()
      if (link.href === location.href) entry.whenLeft(() => router.replace(router.location))
      else router.replace(link.pathname + link.search + link.hash)
    }
    // Before the links' own handlers, which close the menu.
    document.addEventListener('click', follow, { capture: true })
    return () => {
      document.removeEventListener('click', follow, { capture: true })
      entry.leave()
    }
  }, [router, shown])
}

const SELECTOR = {
  menu: '.navbar-sidebar',
  /** Elements that close the menu when clicked. */
  backdrop: '.navbar-sidebar__backdrop',
  close: '.navbar-sidebar__close',
  opener: '.navbar__toggle',
}

/** Keeps the focus in the menu while it is open, and returns it to the button that opened it. */
function useFocusInMenu(shown: boolean, toggle: () => void): void {
  useEffect(() => {
    if (!shown) return
    const release = createOutsideInert(document.querySelector(SELECTOR.menu), SELECTOR.backdrop)
    const cancel = focusOnceVisible(SELECTOR.close)
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') toggle()
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      cancel()
      release()
      focus(SELECTOR.opener)
    }
  }, [shown, toggle])
}

function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus({ preventScroll: true })
  return element !== null && document.activeElement === element
}

/** Retries, because the browser can't focus the menu at the beginning of its transition. */
function focusOnceVisible(selector: string): () => void {
  let frame = requestAnimationFrame(function attempt() {
    if (!focus(selector)) frame = requestAnimationFrame(attempt)
  })
  return () => cancelAnimationFrame(frame)
}

/** The menu of narrow windows. */
export default function NavbarMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar()
  useFocusInMenu(shown, toggle)
  useMenuEntry(shown, toggle)
  return <MobileSidebar />
}
