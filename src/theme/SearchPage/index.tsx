// Changed from the original: rewritten over the site's own search client, because the original asks only a
// hosted service, spins forever when it fails, and isn't kept out of search engines.
import type { ReactNode } from 'react'
import clsx from 'clsx'
import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import { HtmlClassNameProvider, PageMetadata, useSearchQueryString } from '@docusaurus/theme-common'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'

import { useSearchConfig } from '@site/src/search/use-search-client'
import Results from './Results'
import styles from './styles.module.css'

const DESCRIPTION =
  'Search every guide, tutorial and API page of Redux Toolkit and RTK Query: all sections that match your words, the best match first.'

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
  const title = query ? `Search results for "${query}"` : 'Search the documentation'
  return (
    <main className="container plain-page">
      <PageMetadata title={title} description={DESCRIPTION} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1">{title}</Heading>
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
  return (
    <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        name="q"
        className={clsx('text-field', styles.input)}
        aria-label="Search the documentation"
        placeholder="Type to search"
        autoComplete="off"
        maxLength={300}
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

/** The credit that the terms of a hosted service require. */
function Vendor(): ReactNode {
  if (useSearchConfig().provider !== 'hosted') return null
  return (
    <p className={styles.vendor}>
      Powered by <Link to="https://www.algolia.com/">Algolia</Link>
    </p>
  )
}
