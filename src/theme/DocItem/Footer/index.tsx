/*
 * Changed from the original: below the links, readers can report a problem with the page, because they are the first
 * to see one; and the page says which version of the library its samples were checked against, because a reader has
 * to know whether a page is about the version that they use.
 */
import type { ReactNode } from 'react'
import Footer from '@theme-original/DocItem/Footer'

import { CheckedAgainst } from '@site/src/components/checked-against/CheckedAgainst'
import { FeedbackLink } from '@site/src/features/page-actions/feedback/FeedbackLink'

/** The part of a page below its text. */
export default function DocItemFooter(): ReactNode {
  return (
    <>
      <Footer />
      <FeedbackLink />
      <CheckedAgainst />
    </>
  )
}
