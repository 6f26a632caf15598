/*
 * Changed from the original: the list for search engines begins with the home page. The original leaves out what has
 * no address, as our categories, so that only the page itself was left, and a trail of one step is none.
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
