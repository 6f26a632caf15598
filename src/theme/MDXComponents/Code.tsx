/*
 * Changed from the original, which shows blocks of code as well and so brings a highlighter into every page:
 * blocks are written while building (src/plugins/samples), only code within a line is left.
 */
import type { ComponentProps, ReactNode } from 'react'
import CodeInline from '@theme/CodeInline'

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <CodeInline {...props} />
}
