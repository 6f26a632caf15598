/*
 * Changed from the original: tables stand in a frame of their own, because a wide one must scroll by itself on a
 * phone, with the keyboard too.
 */
import MDXComponents from '@theme-original/MDXComponents'

import { ScrollableTable } from '@site/src/components/ScrollableTable'

export default { ...MDXComponents, table: ScrollableTable }
