import type { ReactNode } from 'react'

/** A code block whose HTML the build wrote. React doesn't manage its content; `src/features/checked-samples/client` does. */
export function CodeSample({ html }: { html: string }): ReactNode {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
