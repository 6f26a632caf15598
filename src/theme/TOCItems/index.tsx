/*
 * Changed from the original: the pitfalls of a page are one entry with their number. Each has a heading that says its
 * symptom; together they are often longer than the rest of the contents.
 */
import type { ReactNode } from 'react'
import type { Props } from '@theme/TOCItems'
import TOCItemsOriginal from '@theme-original/TOCItems'

import { foldPitfalls } from './fold-pitfalls'

/** The entries of a table of contents. */
export default function TOCItems({ toc, ...props }: Props): ReactNode {
  return <TOCItemsOriginal {...props} toc={foldPitfalls(toc)} />
}
