import type { ReactNode } from 'react'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import remedies from '@generated/error-messages/default/remedies'
import errorCodes from '@generated/library/default/error-codes.json'
import knownErrors from '@generated/library/default/known-errors.json'

import { MarkdownLink } from '../features/page-actions/copy-page/MarkdownLink'
import { ErrorFinder } from '../features/error-finder/client/ErrorFinder'
import { ErrorEntry } from '../features/error-finder/client/ErrorEntry'
import { KnownList } from '../features/error-finder/client/KnownList'

const DESCRIPTION = `Paste an error or a warning of Redux Toolkit ${errorCodes.libraryVersion} or RTK Query, or its number, to see what causes it and how to fix it.`

/** `/errors`: a box that explains pasted errors, every numbered error in full, and a list of the others. */
export default function ErrorsPage(): ReactNode {
  const inProduction = errorCodes.codes.filter((error) => error.inProduction)
  return (
    <Layout title="Error messages" description={DESCRIPTION}>
      <MarkdownLink path="/errors" />
      <main className="container plain-page markdown">
        <Heading as="h1">Error messages</Heading>
        <ErrorFinder list={errorCodes} />
        <p>
          Production builds of Redux Toolkit {errorCodes.libraryVersion} shorten their error messages to a
          number and a link to this page. The list below has the full message of each number, its cause and
          its fix. The messages were read from the published package when this site was built.
        </p>
        <p>
          Of the {errorCodes.codes.length} numbers, {inProduction.length} can be thrown by a production build.
          The others are checks that production builds leave out, so you see their full text while developing.
          A production error never says which value caused it. To see the value, run the development build.
        </p>
        <Heading as="h2" id="all-codes">
          All codes
        </Heading>
        <ol className="clean-list">
          {errorCodes.codes.map((error) => (
            <ErrorEntry key={error.code} error={error} remedy={remedies[error.code]} />
          ))}
        </ol>
        <Heading as="h2" id="without-number">
          Errors and warnings without a number
        </Heading>
        <p>
          These are thrown, printed by development builds, or reported by TypeScript. Each entry links to the
          section that explains it.
          <span data-no-markdown=""> For its cause and its fix, paste the message into the box above.</span>
        </p>
        <KnownList groups={knownErrors} />
      </main>
    </Layout>
  )
}
