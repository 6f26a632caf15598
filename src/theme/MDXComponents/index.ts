/*
 * Changed from the original: tables stand in a frame of their own, because a wide one must scroll by itself on a
 * phone, with the keyboard too; and there are the components that show code blocks and
 * the members of the library's types.
 */
import MDXComponents from '@theme-original/MDXComponents'

import { CodeSample } from '@site/src/components/code/CodeSample'
import { Options } from '@site/src/components/reference/Options'
import { ScrollableTable } from '@site/src/components/ScrollableTable'

export default { ...MDXComponents, CodeSample, Options, table: ScrollableTable }
