import type { FeedbackConfig } from '../../../config/custom-fields'

/** The place on the site that a report is about. */
export interface ReportedPlace {
  title: string
  /** Absolute address of the page, without a hash. */
  url: string
  /** The last heading that the reader passed, if it is known. */
  heading?: ReportedHeading
}

/** A heading, or a row of a reference table. */
export interface ReportedHeading {
  id: string
  text: string
}

/** The address that opens a new issue on GitHub, with title and text filled in for the reader to complete. */
export function issueAddress(
  { repositoryUrl, libraryVersion }: FeedbackConfig,
  { title, url, heading }: ReportedPlace,
): string {
  const lines = [
    `Page: ${url}`,
    ...(heading ? [`Section: ${heading.text}, ${url}#${heading.id}`] : []),
    `The page describes Redux Toolkit ${libraryVersion}. I use version: `,
    ...['', '**What did you expect to read, or to happen?**', '', ''],
    ...['**What did you find, or what happened instead?**', '', ''],
  ]
  const query = new URLSearchParams({ title: `Documentation: ${title}`, body: lines.join('\n') })
  return `${repositoryUrl}/issues/new?${query.toString()}`
}
