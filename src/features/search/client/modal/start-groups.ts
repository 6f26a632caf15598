import type { OptionGroup } from './options'
import type { RecentPage } from './recent-pages'

/** The APIs that readers look up most, by their pages. */
const MOST_USED = [
  '/api/configureStore',
  '/api/createSlice',
  '/api/createAsyncThunk',
  '/rtk-query/api/createApi',
  '/rtk-query/api/fetchBaseQuery',
  '/api/createEntityAdapter',
  '/api/createListenerMiddleware',
]

/** The rows for an empty field. */
export function startGroups(recent: readonly RecentPage[]): OptionGroup[] {
  const groups = [
    { label: 'Opened from search', options: recent.map((page) => ({ ...page, recent: page })) },
    {
      label: 'Most used APIs',
      options: MOST_USED.map((url) => ({ url, title: url.slice(url.lastIndexOf('/') + 1) })),
    },
    { label: 'Errors', options: [{ url: '/errors', title: 'Paste an error message' }] },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
