import type { ReactNode } from 'react'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import { useLocation } from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'
import errorCodes from '@generated/library/default/error-codes.json'

import { ErrorMessage } from '../components/errors/ErrorMessage'
import { LookupResult } from '../components/errors/LookupResult'
import { RemedyText } from '../components/errors/RemedyText'
import styles from '../components/errors/errors.module.css'
import type { ErrorCode } from '../errors/error-code'
import { lookUpErrorCode, type ErrorLookup } from '../errors/lookup'

const DESCRIPTION = `All numbered errors of Redux Toolkit ${errorCodes.libraryVersion} with their full messages, why they are thrown, and what to do.`

/** `/errors`: every numbered error, and the one that `?code=N` asks for in full. */
export default function ErrorsPage(): ReactNode {
  const inProduction = errorCodes.codes.filter((error) => error.inProduction)
  return (
    <Layout title="Error messages" description={DESCRIPTION}>
      <main className="container plain-page markdown">
        <Heading as="h1">Error messages</Heading>
        <AskedError />
        <p>
          Production builds of Redux Toolkit {errorCodes.libraryVersion} shorten their error messages to a
          number and a link to this page. The list below holds the full message of each number, read from the
          published package while this site was built, with its cause and its fix.
        </p>
        <p>
          Of the {errorCodes.codes.length} numbers, {inProduction.length} can be thrown by a production build.
          The others are checks that production builds leave out, so you meet them as full text while
          developing. A production error never says which value it was about: run the development build to see
          it.
        </p>
        <Heading as="h2" id="all-codes">
          All codes
        </Heading>
        <ol className={styles.list}>
          {errorCodes.codes.map((error) => (
            <ErrorEntry key={error.code} error={error} />
          ))}
        </ol>
      </main>
    </Layout>
  )
}

function ErrorEntry({ error }: { error: ErrorCode }): ReactNode {
  return (
    <li className={styles.entry}>
      <Heading as="h3" id={`code-${error.code}`} className={styles.code}>
        Error {error.code}
      </Heading>
      <ErrorMessage error={error} />
      <RemedyText code={error.code} />
    </li>
  )
}

/** Answers `?code=N`. The address is known to the browser alone, so the answer appears after hydration. */
function AskedError(): ReactNode {
  const { search } = useLocation()
  const lookup: ErrorLookup = useIsBrowser() ? lookUpErrorCode(errorCodes, search) : { kind: 'none' }
  return (
    <div role="status">
      <LookupResult lookup={lookup} list={errorCodes} />
    </div>
  )
}
