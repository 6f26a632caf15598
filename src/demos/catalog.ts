import { about as asyncThunk } from './async-thunk/about'
import { about as cacheLifetime } from './cache-lifetime/about'
import { about as codeSplitEndpoints } from './code-split-endpoints/about'
import { about as entityAdapter } from './entity-adapter/about'
import { about as errorsAndRetry } from './errors-and-retry/about'
import { about as firstQuery } from './first-query/about'
import type { DemoAbout } from './kit/about'
import { about as lazySlice } from './lazy-slice/about'
import { about as listenerMiddleware } from './listener-middleware/about'
import { about as optimisticUpdate } from './optimistic-update/about'
import { about as paginationOrInfinite } from './pagination-or-infinite/about'
import { about as pessimisticUpdate } from './pessimistic-update/about'
import { about as polling } from './polling/about'
import { about as prefetchOnHover } from './prefetch-on-hover/about'
import { about as reauthentication } from './reauthentication/about'
import { about as selectFromResult } from './select-from-result/about'
import { about as selectorRecomputations } from './selector-recomputations/about'
import { about as skip } from './skip/about'
import { about as sliceAndImmer } from './slice-and-immer/about'
import { about as streamingUpdates } from './streaming-updates/about'
import { about as tagInvalidation } from './tag-invalidation/about'

/** All live demos, in the order of the gallery. */
export const DEMOS: readonly DemoAbout[] = [
  sliceAndImmer,
  entityAdapter,
  asyncThunk,
  listenerMiddleware,
  selectorRecomputations,
  lazySlice,
  firstQuery,
  cacheLifetime,
  skip,
  selectFromResult,
  tagInvalidation,
  optimisticUpdate,
  pessimisticUpdate,
  paginationOrInfinite,
  polling,
  prefetchOnHover,
  streamingUpdates,
  errorsAndRetry,
  reauthentication,
  codeSplitEndpoints,
]
