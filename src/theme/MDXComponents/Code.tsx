/*
 * Changed from the original, which also renders code blocks and so adds a highlighter to every page. Here the build
 * writes the blocks (src/plugins/samples), and this component renders only inline code.
 */
import type { ComponentProps, ReactNode } from 'react'
import CodeInline from '@theme/CodeInline'

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <CodeInline {...props} />
}
