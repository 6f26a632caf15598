import type { ReactNode, Ref } from 'react'
import type { Props } from '@docusaurus/Link'
import { applyTrailingSlash } from '@docusaurus/utils-common'
import isInternalUrl from '@docusaurus/isInternalUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
import { Link as RouterLink, NavLink } from 'react-router-dom'

/**
 * A link, as `@docusaurus/Link` renders it. It doesn't collect links for the check of broken ones, which is the server's,
 * and fetches nothing ahead of a click, which src/features/fast-pages/prefetch does for all links.
 */
export default function Link({
  isNavLink,
  to,
  href,
  activeClassName,
  isActive,
  // Not passed to the element, because it is for the check on the server.
  'data-noBrokenLinkCheck': _forServer, // eslint-disable-line @typescript-eslint/no-unused-vars
  autoAddBaseUrl = true,
  ref,
  ...props
}: Props & { ref?: Ref<HTMLAnchorElement> }): ReactNode {
  // As in the original, an empty `to` counts as none.
  const written = to || href
  const internal = isInternalUrl(written)
  const target = useTarget(written, internal, autoAddBaseUrl)
  const opensHere = !props.target || props.target === '_self'
  if (!target || !internal || !opensHere || target.startsWith('#')) {
    const elsewhere = written && !internal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
    // This is the Link that the rules ask for, and its content is among the properties.
    // eslint-disable-next-line jsx-a11y/anchor-has-content, @docusaurus/no-html-links
    return <a ref={ref} href={target} {...elsewhere} {...props} />
  }
  if (isNavLink) {
    return <NavLink {...props} ref={ref} to={target} isActive={isActive} activeClassName={activeClassName} />
  }
  return <RouterLink {...props} ref={ref} to={target} />
}

/** The address that is linked to: with the site's base, and with or without a slash at its end. */
function useTarget(written: string | undefined, internal: boolean, addBase: boolean): string | undefined {
  const { trailingSlash, baseUrl } = useDocusaurusContext().siteConfig
  const { withBaseUrl } = useBaseUrlUtils()
  // Marks a path on this site that isn't a page of the router.
  const path = written?.replace('pathname://', '')
  if (path === undefined) return undefined
  const target = addBase && path.startsWith('/') ? withBaseUrl(path) : path
  return internal && target !== '' ? applyTrailingSlash(target, { trailingSlash, baseUrl }) : target
}
