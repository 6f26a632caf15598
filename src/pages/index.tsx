import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import MDXContent from '@theme/MDXContent'

import { Doors } from '../components/home/Doors'
import styles from '../components/home/home.module.css'
import Install from './_home/install.mdx'
import QuerySample from './_home/query-sample.mdx'
import SliceSample from './_home/slice-sample.mdx'

const DESCRIPTION =
  'Redux Toolkit is the standard way to write Redux logic. RTK Query, which comes with it, fetches and caches server data.'

/** The home page: what the library is, what it looks like, and four ways on. */
export default function Home(): ReactNode {
  return (
    <Layout title="State management and data fetching" description={DESCRIPTION}>
      <main className={`container ${styles.home}`}>
        <header className={styles.opening}>
          <Heading as="h1">Redux Toolkit</Heading>
          <p className={styles.lead}>
            The standard way to write Redux: a store in one call, reducers and actions in one place, and RTK
            Query for data that lives on a server.
          </p>
          <MDXContent>
            <Install />
          </MDXContent>
        </header>
        <Doors />
        <Pair title="A slice holds state and the changes to it" sample={<SliceSample />}>
          <p>
            You name the changes and write each one as an assignment. The toolkit makes the action creators,
            keeps the update immutable, and types the store from what you wrote.
          </p>
          <p>
            The store comes with thunks, the DevTools connection, and development checks for mutated or
            non-serializable state.
          </p>
          <p>
            <Link to="/tutorials/quick-start">Build a small app with it</Link>
          </p>
        </Pair>
        <div className={styles.query}>
          <Pair title="RTK Query fetches, caches and refetches" sample={<QuerySample />}>
            <p>
              You describe the endpoints once. Components call the generated hooks: two components that ask
              for the same data share one request and one cache entry.
            </p>
            <p>
              Tags say which data a mutation changes. Here closing a ticket refetches the list, and only while
              something on screen shows it.
            </p>
            <p>
              <Link to="/rtk-query/overview">See what RTK Query does for you</Link>
            </p>
          </Pair>
        </div>
      </main>
    </Layout>
  )
}

function Pair({
  title,
  sample,
  children,
}: {
  title: string
  sample: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <section className={styles.pair}>
      <div>
        <Heading as="h2">{title}</Heading>
        {children}
      </div>
      <div className={styles.sample}>
        <MDXContent>{sample}</MDXContent>
      </div>
    </section>
  )
}
