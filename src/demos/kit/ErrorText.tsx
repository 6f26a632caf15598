import { use } from 'react'
import type { ReactNode } from 'react'

import { FrameContext } from '../frame/frame-context'

/** What the library's production build, which pages run, says in place of a message. */
const MINIFIED = /^Minified Redux Toolkit error #(\d+);/

/**
 * The message of an error. A number, which is all that production builds have, becomes a link to the full message.
 *
 * @param props - `children` is the message
 */
export function ErrorText({ children: message }: { children: string }): ReactNode {
  const { errorsPage } = use(FrameContext)
  const code = MINIFIED.exec(message)?.[1]
  if (code === undefined) return message
  return (
    <>
      {/* The platform's link isn't there where demos are tested. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      Minified Redux Toolkit error #{code}: <a href={`${errorsPage}#code-${code}`}>its full message</a>
    </>
  )
}
