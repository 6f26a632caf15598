import { use } from 'react'
import type { ReactNode } from 'react'

import { FrameContext } from '../frame/frame-context'

/** The text that the library's production build, which the site uses, has in place of a message. */
const MINIFIED = /^Minified Redux Toolkit error #(\d+);/

/**
 * The message of an error. Production builds have only a number, which becomes a link to the full message.
 *
 * @param props - `children` is the message
 */
export function ErrorText({ children: message }: { children: string }): ReactNode {
  const { errorsPage } = use(FrameContext)
  const code = MINIFIED.exec(message)?.[1]
  if (code === undefined) return message
  return (
    <>
      {/* Docusaurus's Link isn't available in the tests of demos. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      Minified Redux Toolkit error #{code}: <a href={`${errorsPage}#code-${code}`}>its full message</a>
    </>
  )
}
