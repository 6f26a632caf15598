/** Ids of headings or rows of a page, and the release that brought what they are about. */
export type SinceOfPage = Readonly<Record<string, SinceVersion>>

/** Major and minor of a release, and its patch where that brought it. */
export type SinceVersion = `2.${number}`

/**
 * Additions since 2.0, by page and by the id of its heading or of its row in an `<Options>` table: a badge there says
 * since when. Only what was found by comparing the published sources of both releases.
 *
 * Where a section is new as a whole, its heading says so and its rows don't. What is no heading or row of its own, such
 * as a type in a list of types or a change of behavior, has no badge: the page says "since 2.13" where it describes it.
 */
export const SINCE: Readonly<Record<string, SinceOfPage>> = {
  '/api/configureStore': {
    'configurestoreoptions-duplicatemiddlewarecheck': '2.7',
  },
  '/api/createAsyncThunk': {
    'asyncthunkdispatchconfig-signal': '2.6.1',
  },
  '/api/createEntityAdapter': {
    'entityselectors-selectbyids': '2.14',
    'removemanyfilter-where': '2.14',
    'select-by-ids': '2.14',
  },
  '/api/createListenerMiddleware': {
    'with-types': '2.1',
  },
  '/api/createReducer': {
    'actionreducermapbuilder-addasyncthunk': '2.9',
    'add-async-thunk': '2.9',
  },
  '/rtk-query/api/createApi': {
    'baseendpointdefinition-argschema': '2.7',
    'baseendpointdefinition-catchschemafailure': '2.7',
    'baseendpointdefinition-errorresponseschema': '2.7',
    'baseendpointdefinition-metaschema': '2.7',
    'baseendpointdefinition-onschemafailure': '2.7',
    'baseendpointdefinition-rawerrorresponseschema': '2.7',
    'baseendpointdefinition-rawresponseschema': '2.7',
    'baseendpointdefinition-responseschema': '2.7',
    'baseendpointdefinition-skipschemavalidation': '2.7',
    'createapioptions-catchschemafailure': '2.7',
    'createapioptions-onschemafailure': '2.7',
    'createapioptions-skipschemavalidation': '2.7',
    'endpointbuilder-infinitequery': '2.6',
    'infinite-query-endpoint-options': '2.6',
    'infinitequeryconfigoptions-refetchcachedpages': '2.11',
    'infinite-queries': '2.6',
    schemas: '2.7',
  },
  '/rtk-query/api/created-api/api-slice-utils': {
    'util-upsertqueryentries': '2.3',
    'util-selectentriesforendpoint': '2.14',
    'util-selectallqueryentries': '2.14',
    'upsert-query-entries': '2.3',
    entries: '2.14',
  },
  '/rtk-query/api/created-api/endpoints': {
    'subscriptionoptions-skippollingifunfocused': '2.1',
    infinite: '2.6',
    'infinite-options-refetchcachedpages': '2.11',
    'select-infinite': '2.6',
  },
  '/rtk-query/api/created-api/hooks': {
    'query-options-skippollingifunfocused': '2.1',
    'use-infinite-query': '2.6',
    'infinite-options-refetchcachedpages': '2.11',
  },
}
