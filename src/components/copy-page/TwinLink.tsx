import type { ReactNode } from 'react'
import Head from '@docusaurus/Head'

import { twinAddress } from './twin-address'

interface Props {
  /** The page's path, `/` for the home page. */
  path: string
}

/** Names a page's text twin in the head, for machines that look for a form without markup. */
export function TwinLink({ path }: Props): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinAddress(path)} />
    </Head>
  )
}
