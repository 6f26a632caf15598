// Over the site's own search client, because the platform's page asks only a hosted service, spins forever when it fails, and
// isn't kept out of search engines.
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import clsx from 'clsx'
import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import { useHistory } from '@docusaurus/router'
import { HtmlClassNameProvider, PageMetadata, useSearchQueryString } from '@docusaurus/theme-common'
import start from '@generated/search-index/default/start.json'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'

import { LONGEST_QUERY, useSearchConfig } from '@site/src/features/search/client/use-search-client'
import Results from './Results'
import styles from './styles.module.css'

const TITLE = 'Search the documentation'

/** The page that lists all results of a query. The query is kept in the address, as `q`. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  )
}

function SearchPageContent(): ReactNode {
  const [query, setQuery] = useSearchQueryString()
  const heading = query ? `Search results for "${query}"` : TITLE
  return (
    <main className="container plain-page">
      {/* Without the query: analytics report titles. */}
      <PageMetadata title={TITLE} description={start.description} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1">{heading}</Heading>
      <noscript>
        <p>Search needs JavaScript. Without it, the navigation leads to every page.</p>
      </noscript>
      <SearchField query={query} onChange={setQuery} />
      <Results query={query} />
      <Vendor />
    </main>
  )
}

function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  useFocusAfterLink(field)
  return (
    <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <input
        ref={field}
        type="search"
        className={clsx('text-field', styles.input)}
        aria-label="Search the documentation"
        data-arrival=""
        placeholder="Type to search"
        autoComplete="off"
        maxLength={LONGEST_QUERY}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      {/* Results appear while typing; the button is for readers who expect one. */}
      <button type="submit" className="action-button">
        Search
      </button>
    </form>
  )
}

/**
 * Gives a field the focus if a link of the site led to its page. After a load of the page, screen readers begin at its top;
 * after Back, readers go on from where they were.
 */
function useFocusAfterLink(field: RefObject<HTMLElement | null>): void {
  const { action } = useHistory()
  const isLink = useRef(action !== 'POP')
  useEffect(() => {
    if (isLink.current) field.current?.focus({ preventScroll: true })
  }, [field])
}

/** The credit that the terms of a hosted service require. */
function Vendor(): ReactNode {
  if (useSearchConfig().provider !== 'hosted') return null
  return (
    <p className={styles.vendor}>
      Powered by <Link to="https://www.algolia.com/">Algolia</Link>
    </p>
  )
}
