import type { ReactNode } from 'react'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import MDXContent from '@theme/MDXContent'

import { MarkdownLink } from '../features/page-actions/copy-page/MarkdownLink'
import { StartingPoints } from '../features/sample-editor/client/playground/StartingPoints'
import Samples from './_playground/samples.mdx'

const DESCRIPTION =
  'Edit and run Redux Toolkit and RTK Query in your browser: start from a store, an API slice or a component, see each value as you type, and share the code with a link.'

/** `/playground`: samples to start from, for experiments and bug reports. */
export default function PlaygroundPage(): ReactNode {
  return (
    <Layout title="Playground" description={DESCRIPTION}>
      <MarkdownLink path="/playground" />
      <main className="container plain-page markdown">
        <Heading as="h1">Playground</Heading>
        <p>
          Try an idea, or reproduce a bug before you report it. While you type, the code runs in your browser
          with the real library, and each line that ends in <code>{'//\u00a0→'}</code> shows its current
          value. Press <b>Link</b> to copy an address that contains your changes.
        </p>
        <StartingPoints>
          <MDXContent>
            <Samples />
          </MDXContent>
        </StartingPoints>
      </main>
    </Layout>
  )
}
