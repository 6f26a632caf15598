import type { ReactNode } from 'react'
import Head from '@docusaurus/Head'

import { markdownAddress } from '../../../lib/markdown-page-address'

interface Props {
  /** The page's path, `/` for the home page. */
  path: string
}

/** Links to the Markdown page in the head, for programs that look for a version without HTML. */
export function MarkdownLink({ path }: Props): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(path)} />
    </Head>
  )
}
