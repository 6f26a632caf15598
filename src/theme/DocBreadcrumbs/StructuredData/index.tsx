/*
 * Changed from the original: the list for search engines begins with the home page. The original leaves out items
 * without an address, such as our categories, so its list would have only the page itself.
 */
import type { ReactNode } from 'react'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData'
import type { Props } from '@theme/DocBreadcrumbs/StructuredData'

/** Describes the breadcrumbs to search engines. */
export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const { title, baseUrl } = useDocusaurusContext().siteConfig
  const home = { type: 'link', label: title, href: baseUrl } as const
  return <StructuredData breadcrumbs={[home, ...breadcrumbs]} />
}
