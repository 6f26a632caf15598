/*
 * Changed from the original: beside the title is a menu that copies the page, and the head links to the page as Markdown,
 * because readers paste pages into other tools, and those tools look for a version without HTML. On narrow windows the
 * table of contents is there, too: the original layout has it above the title. The name of an API is in the font of code.
 */
import type { ComponentProps, ReactNode } from 'react'
import clsx from 'clsx'
import { ThemeClassNames } from '@docusaurus/theme-common'
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import type Content from '@theme/DocItem/Content'
import TOCMobile from '@theme-original/DocItem/TOC/Mobile'
import Heading from '@theme/Heading'
import MDXContent from '@theme/MDXContent'

import { CopyPage } from '@site/src/features/page-actions/copy-page/CopyPage'
import styles from './styles.module.css'

/** `createSlice`, `ApiProvider` and `api.util`, unlike `Codemods`. */
const NAME = /^\w*[a-z][A-Z]\w*$|^\w+\.\w+$/

/** The text of a page. */
export default function DocItemContent({ children }: ComponentProps<typeof Content>): ReactNode {
  const { metadata, frontMatter, contentTitle, toc } = useDoc()
  const hasTitle = frontMatter.hide_title !== true && contentTitle === undefined
  const hasContents = frontMatter.hide_table_of_contents !== true && toc.length > 0
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header className={styles.head}>
        {hasTitle && (
          <Heading as="h1" className={clsx(NAME.test(metadata.title) && styles.name)}>
            {metadata.title}
          </Heading>
        )}
        <div className={styles.tools} data-no-markdown="" data-search-ignore="">
          {hasContents && <TOCMobile />}
          <CopyPage />
        </div>
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  )
}
