import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'pagination-or-infinite',
  title: 'One list, two ways to cache it',
  summary:
    'Page numbers make an entry for each page. An infinite query has one entry with all pages. Refetch both.',
  prompts: [
    'Press **Next** twice, then **Previous**. There are three entries, and the way back needs no request. Press **More** twice: there is one entry with three pages.',
    '**Refetch this page** sends one request. **Refetch the feed** sends one for each of its pages, one after the other.',
    'On page 2, press **Add a song at the top** and refetch both. Then press **Previous**. Page 1 is out of date, so Sparrow is on both pages, while the pages of the feed still fit together.',
  ],
  files: ['playlistApi.ts', 'SongPager.tsx', 'SongFeed.tsx'],
  pages: ['/rtk-query/usage/pagination', '/rtk-query/usage/infinite-queries'],
  height: { wide: 851, narrow: 1280 },
}
