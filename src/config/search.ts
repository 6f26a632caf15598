import type { SearchOptions } from '../features/search/build'

/** What the search has to know of this site. */
export const SEARCH: SearchOptions = {
  names: {
    words: ['redux', 'toolkit', 'rtk'],
    brands: ['rtk query'],
    errors: ['redux toolkit', 'rtk'],
  },
  start: {
    description:
      'Search every guide, tutorial and API page of Redux Toolkit and RTK Query: all sections that match your words, the best match first.',
    suggestedQueries: ['createSlice', 'configureStore', 'RTK Query'],
    mostUsed: [
      '/api/configureStore',
      '/api/createSlice',
      '/api/createAsyncThunk',
      '/rtk-query/api/createApi',
      '/rtk-query/api/fetchBaseQuery',
      '/api/createEntityAdapter',
      '/api/createListenerMiddleware',
    ],
  },
}
