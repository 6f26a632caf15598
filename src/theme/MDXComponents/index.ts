/*
 * Changed from the original: tables stand in a frame of their own, because a wide one must scroll by itself on a
 * phone, with the keyboard too; and there are the components that show code blocks and
 * the members of the library's types. In the browser of a built site there are none: it has the HTML of what they show.
 */
import MDXComponents from '@theme-original/MDXComponents'

import { CodeSample } from '@site/src/components/code/CodeSample'
import { Options } from '@site/src/components/reference/Options'
import { ScrollableTable } from '@site/src/components/ScrollableTable'
import '@site/src/lean-pages/styles'

export default __RENDERS_STATIC_PARTS__
  ? { ...MDXComponents, CodeSample, Options, table: ScrollableTable }
  : {}
