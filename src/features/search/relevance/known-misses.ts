/**
 * Queries that none of the first five results answers, by their set. A query that isn't listed here has to be answered, and one
 * that is answered now has to be removed: "npx vitest run --project site src/features/search/relevance" names both. The list doesn't grow: a
 * new query that isn't answered needs a synonym or another sentence on its page.
 */
export const KNOWN_MISSES: Readonly<Record<string, readonly string[]>> = {
  'by page': [
    'what do dispatch and reducer mean',
    'do I have to know redux to use rtk query',
    'difference between a query and a mutation',
    'CRUD mutation',
    'example ap',
  ],
  drawn: [
    'how to react in a reducer when a request of an endpoint has started',
    'thunk changes state before await',
    'first api slice step by step',
    'middleware added at runtime crashes',
    'useIsFetching',
  ],
  spread: ['how to update middleware setup for redux toolkit 2', 'tags depend on error result'],
}
