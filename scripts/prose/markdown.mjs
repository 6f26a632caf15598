import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkLint from 'remark-lint'
import headingIncrement from 'remark-lint-heading-increment'

import { imageText, linkText } from './rules.mjs'

/** What `npm run check:prose` holds the documents outside of `docs/` to. */
export default {
  plugins: [remarkFrontmatter, remarkGfm, remarkLint, headingIncrement, linkText, imageText],
}
