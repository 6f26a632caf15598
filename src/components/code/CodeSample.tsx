import type { ReactNode } from 'react'

/** A code block that was written while building. React owns nothing inside: `src/client/code-blocks` works on it. */
export function CodeSample({ html }: { html: string }): ReactNode {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
