/*
 * Changed from the original: tables are in a frame that scrolls sideways, also with the keyboard, because wide ones
 * don't fit on a phone; and components for code blocks and for the members of the library's types are added. In the
 * browser's bundle of a built site there are no components at all, because pages have the HTML of their static parts.
 */
import MDXComponents from '@theme-original/MDXComponents'

import { CodeSample } from '@site/src/features/checked-samples/client/CodeSample'
import { Options } from '@site/src/features/api-reference/client/reference/Options'
import { ScrollableTable } from '@site/src/components/ScrollableTable'
import '@site/src/features/fast-pages/islands/styles'

export default __RENDERS_STATIC_PARTS__
  ? { ...MDXComponents, CodeSample, Options, table: ScrollableTable }
  : {}
