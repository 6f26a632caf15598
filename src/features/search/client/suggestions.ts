/** Queries to suggest to a reader whose query found nothing. Each of them has results. */
export const SUGGESTED_QUERIES: readonly string[] = ['createSlice', 'configureStore', 'RTK Query']
