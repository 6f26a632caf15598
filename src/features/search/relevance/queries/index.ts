import type { Queries } from '../query'
import { acrossPages } from './across-pages'
import { api } from './api'
import { apiReducers } from './api-reducers'
import { apiStore } from './api-store'
import { guides } from './guides'
import { introduction } from './introduction'
import { nextjsAndRtk2 } from './nextjs-and-rtk-2'
import { pages } from './pages'
import { queryUsage } from './query-usage'
import { queryUsageAdvanced } from './query-usage-advanced'
import { rtkQuery } from './rtk-query'
import { rtkQueryApi } from './rtk-query-api'
import { rtkQuerySlice } from './rtk-query-slice'
import { troubleshooting } from './troubleshooting'
import { tutorials } from './tutorials'
import { usage } from './usage'

/** Queries written page by page. A file has those about a part of `docs/`, which its first comment or its name says. */
export const ALL_QUERIES: readonly Queries[] = [
  introduction,
  tutorials,
  usage,
  guides,
  nextjsAndRtk2,
  api,
  apiStore,
  apiReducers,
  rtkQuery,
  rtkQueryApi,
  rtkQuerySlice,
  queryUsage,
  queryUsageAdvanced,
  pages,
  troubleshooting,
  acrossPages,
]
