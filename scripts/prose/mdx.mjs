import remarkMdx from 'remark-mdx'

import markdown from './markdown.mjs'
import { announcement, emptyBraces } from './rules.mjs'

/** What `npm run check:prose` holds the pages to. */
export default { plugins: [remarkMdx, ...markdown.plugins, emptyBraces, announcement] }
