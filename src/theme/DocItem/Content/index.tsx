/*
 * Changed from the original: before the text stands a menu that copies the page, and the head names the page's text
 * twin, because readers take pages to other tools, and those look for a form without markup.
 */
import type { ComponentProps, ReactNode } from 'react'
import Content from '@theme-original/DocItem/Content'

import { CopyPage } from '@site/src/components/copy-page/CopyPage'

/** The text of a page. */
export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  return (
    <>
      <CopyPage />
      <Content {...props} />
    </>
  )
}
