import type { ReactNode } from 'react'
import clsx from 'clsx'
import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import MDXContent from '@theme/MDXContent'

import { CheckedAgainst } from '../components/checked-against/CheckedAgainst'
import { MarkdownLink } from '../components/copy-page/MarkdownLink'
import { Doors } from '../components/home/Doors'
import styles from '../components/home/home.module.css'
import { Pair } from '../components/home/Pair'
import { Play } from '../components/home/Play'
import { Toolbox } from '../components/home/Toolbox'
import Demo from './_home/demo.mdx'
import Install from './_home/install.mdx'
import QuerySample from './_home/query-sample.mdx'
import SliceSample from './_home/slice-sample.mdx'

const DESCRIPTION =
  'Redux Toolkit is the standard way to write Redux logic. RTK Query, which comes with it, fetches and caches server data.'

/** The home page: what the library is, four entry points, code samples, and the parts of the package. */
export default function Home(): ReactNode {
  return (
    <Layout title="State management and data fetching" description={DESCRIPTION}>
      <MarkdownLink path="/" />
      <main className={clsx('container', styles.home)}>
        <header className={styles.opening}>
          <div>
            <Heading as="h1">Redux Toolkit</Heading>
            <p className={styles.lead}>
              The standard way to write Redux: a store in one call, reducers and actions in one place, and RTK
              Query for data that lives on a server.
            </p>
            <MDXContent>
              <Install />
            </MDXContent>
          </div>
          <Doors />
        </header>
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
          <Play demo={<Demo />} />
        </div>
        <Toolbox />
        <Checked />
      </main>
    </Layout>
  )
}

/** Why readers can trust these pages: how they are checked. */
function Checked(): ReactNode {
  return (
    <section className={styles.checked}>
      <p>
        Every TypeScript sample on these pages is compiled against the installed library whenever the site is
        built, most of those that show behavior are executed, and the results that they show are compared with
        what happened. Got an error message instead? <Link to="/errors">Look it up</Link>.
      </p>
      <CheckedAgainst />
    </section>
  )
}
