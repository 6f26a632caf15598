import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'pagination-or-infinite',
  title: 'One list, two ways to cache it',
  summary:
    'Page numbers make an entry for each page, an infinite query one entry with pages: load and refetch both.',
  prompts: [
    'Press **Next** twice, then **Previous**: three entries, and no request for the way back. Press **More** twice: one entry with three pages.',
    '**Refetch this page** sends one request. **Refetch the feed** sends one for each of its pages, one after the other.',
    'On page 2, **Add a song at the top** and refetch both. Then press **Previous**: page 1 is the old one, and Sparrow is on both pages. The feed fits together.',
  ],
  files: ['playlistApi.ts', 'SongPager.tsx', 'SongFeed.tsx'],
  pages: ['/rtk-query/usage/pagination', '/rtk-query/usage/infinite-queries'],
  height: { wide: 765, narrow: 1145 },
}
