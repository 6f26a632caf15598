import { Marked } from '@site/src/features/search/client/hits/Marked'
import { plainText } from '@site/src/features/search/client/marked-text'
import type { Batches } from '@site/src/features/search/client/refine-hits'
import { arrangeHits, type HitRow } from './arrange-hits'
import { STEP, type Option, type OptionGroup } from './options'

/** The rows for hits: each group is a page. */
export function hitGroups(batches: Batches): OptionGroup[] {
  return arrangeHits(batches).map(({ section, page, rows }) => ({
    label: (
      <>
        {section}
        <span className="search-step">{STEP}</span>
        <b>{page}</b>
      </>
    ),
    options: rows.map(optionOf),
  }))
}

function optionOf({ hit, tree, path }: HitRow): Option {
  const { section, page, isPage, hasText } = hit
  const title = plainText(hit.title)
  const place = isPage ? section : [section, page, ...hit.path].join(STEP)
  return {
    url: hit.url,
    title: <Marked text={hit.title} />,
    place: path.join(STEP),
    tree,
    hasExcerpt: hasText,
    excerpt: hasText && hit.excerpt && <Marked text={hit.excerpt} />,
    recent: { url: hit.url, title, place },
  }
}
