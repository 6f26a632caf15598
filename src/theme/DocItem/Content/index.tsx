/*
 * Changed from the original: above the text is a menu that copies the page, and the head links to the page as
 * Markdown, because readers paste pages into other tools, and those tools look for a version without HTML.
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
