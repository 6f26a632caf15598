/** What a reader whose query found nothing may try instead. Each of them finds something. */
export const SUGGESTED_QUERIES: readonly string[] = ['createSlice', 'configureStore', 'RTK Query']
