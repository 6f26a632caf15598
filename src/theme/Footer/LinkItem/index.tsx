/*
 * Changed from the original: the link to the page that is shown says so, because some pages are linked in no other
 * navigation.
 */
import type { ReactNode } from 'react'
import { useLocation } from '@docusaurus/router'
import { isSamePath } from '@docusaurus/theme-common/internal'
import type { Props } from '@theme/Footer/LinkItem'
import LinkItem from '@theme-original/Footer/LinkItem'

/** A link of the footer. */
export default function FooterLinkItem({ item }: Props): ReactNode {
  const { pathname } = useLocation()
  const isHere = item.to !== undefined && isSamePath(item.to, pathname)
  return <LinkItem item={isHere ? { ...item, 'aria-current': 'page' } : item} />
}
