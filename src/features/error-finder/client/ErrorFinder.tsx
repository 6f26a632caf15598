import type { ReactNode } from 'react'
import useIsBrowser from '@docusaurus/useIsBrowser'

import type { ErrorCodeList } from '../../error-messages/types'
import { sharedAddress } from './finder-address'
import { lookUpErrorCode } from './lookup'
import { FinderBox } from './FinderBox'
import { FindingsView } from './FindingsView'
import { loadFinder } from './load-finder'
import { LookupResult } from './LookupResult'
import { statusOfAnswer, statusOfLookup } from './status-text'
import { useLookupText } from './use-lookup-text'
import { useFindings } from './use-findings'

/**
 * The box for pasted errors, and the answer: to its text, or to the `code` or `q` that the address asks for.
 *
 * @param props.list - the numbered errors of the documented version
 */
export function ErrorFinder({ list }: { list: ErrorCodeList }): ReactNode {
  const { text, search, setText } = useLookupText()
  const { answer, retry } = useFindings(text)
  const lookup = lookUpErrorCode(list, search)
  const hasTextInAddress = text.trim() !== ''
  const isBrowser = useIsBrowser()
  const found = answer.kind === 'found' ? answer.errors[0].id : undefined
  return (
    <>
      <FinderBox
        text={text}
        onChange={setText}
        onIntent={prepare}
        link={isBrowser ? sharedAddress(window.location.href, text, found) : undefined}
      />
      <p role="status" className="visually-hidden">
        {hasTextInAddress ? statusOfAnswer(answer) : statusOfLookup(lookup)}
      </p>
      {hasTextInAddress ? (
        <FindingsView answer={answer} text={text} list={list} onRetry={retry} />
      ) : (
        <LookupResult lookup={lookup} list={list} />
      )}
    </>
  )
}

function prepare(): void {
  loadFinder().catch(() => {
    // Using the box tries again and tells the reader.
  })
}
