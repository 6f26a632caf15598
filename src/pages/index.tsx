import type { ReactNode } from 'react'
import clsx from 'clsx'
import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import MDXContent from '@theme/MDXContent'

import { MarkdownLink } from '../features/page-actions/copy-page/MarkdownLink'
import styles from '../components/home/home.module.css'
import { Doors, Pair, Play } from '../components/home/Sections'
import { Proof } from '../components/home/Proof'
import Demo from './_home/demo.mdx'
import Install from './_home/install.mdx'
import QuerySample from './_home/query-sample.mdx'
import SliceSample from './_home/slice-sample.mdx'
import Toolbox from './_home/toolbox.mdx'
import Trace from './_home/trace.mdx'

const DESCRIPTION =
  'Redux Toolkit is the standard way to write Redux logic. RTK Query, which comes with it, fetches and caches server data.'

/** The home page: what the library is, four entry points, code samples, a live demo, and the parts of the package. */
export default function Home(): ReactNode {
  return (
    <Layout title="State management and data fetching" description={DESCRIPTION}>
      <MarkdownLink path="/" />
      <main className={clsx('container', styles.home)}>
        <Opening />
        <Doors />
        <Pair title="A slice holds state and the changes to it" sample={<SliceSample />}>
          <p>
            You change the state as you would change any object. Redux Toolkit turns that into an immutable
            update, makes the action creators, and infers the types.
          </p>
          <p>
            <Link to="/tutorials/quick-start">Build a small app with it</Link>
          </p>
        </Pair>
        <Pair title="A query fetches data once and shares it" sample={<QuerySample />}>
          <p>
            You describe each request once, and components call the hook that RTK Query makes from it. Two of
            these menus on a page share one request and one cache entry.
          </p>
          <p>
            <Link to="/rtk-query/overview">See what RTK Query does for you</Link>
          </p>
        </Pair>
        <Play demo={<Demo />} />
        <Proof />
        <Toolbox />
      </main>
    </Layout>
  )
}

/** The first screen: what the library is, where to begin, and what an app does with it. */
function Opening(): ReactNode {
  return (
    <header className={styles.opening}>
      <div>
        <Heading as="h1">The standard way to write Redux</Heading>
        <p className={styles.lead}>
          Keep the state of your app in one store, and change it with plain JavaScript. RTK Query, which is
          included, fetches and caches server data, with a hook for each request.
        </p>
        <p className={styles.calls}>
          <Link className="action-button" to="/tutorials/quick-start">
            Build an app in 20 minutes
          </Link>
          <Link className={clsx('action-button', styles.second)} to="/api/configureStore">
            API reference
          </Link>
          <Link className={styles.aside} to="/playground">
            Try it in the playground
          </Link>
        </p>
        <MDXContent>
          <Install />
        </MDXContent>
      </div>
      <MDXContent>
        <Trace />
      </MDXContent>
    </header>
  )
}
