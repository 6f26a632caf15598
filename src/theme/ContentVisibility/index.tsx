/*
 * Changed from the original, which shows a notice on drafts and unlisted pages: this site has neither, and every page
 * would load the notices' code. A page that is marked as draft or unlisted stops the build.
 */
import type { Props } from '@theme/ContentVisibility'

/** Renders nothing. */
export default function ContentVisibility({ metadata }: Props): null {
  if (metadata.unlisted || metadata.frontMatter.unlisted || metadata.frontMatter.draft) {
    throw new Error(
      'A page is marked "unlisted" or "draft" in its front matter. Remove that, or restore the notices: src/theme/ContentVisibility.',
    )
  }
  return null
}
