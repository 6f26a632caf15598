import type { SymptomGroup } from './symptom'

const GUIDE = '/usage/usage-guide'

export const TESTING_SYMPTOMS: SymptomGroup = {
  id: 'testing',
  symptoms: [
    {
      id: 'mock-hooks',
      symptom: 'How do I mock the generated hooks in a test?',
      answer:
        "Don't: a mocked hook has only the states that you thought of. Use a real store and the real hooks, and replace the network, with Mock Service Worker or a `fetchFn`.",
      page: { path: '/rtk-query/usage/queries#testing', title: 'Queries, test components that query' },
    },
    {
      id: 'failed-to-parse-url',
      symptom: '"Failed to parse URL" or "Failed to fetch" in a test',
      answer:
        'Outside a browser, a relative address has no host. Give `fetchBaseQuery` an absolute `baseUrl`, and use a test environment that has `fetch` and `Request`.',
      page: { path: `${GUIDE}#relative-url`, title: 'Usage guide, Failed to parse URL in tests' },
    },
    {
      id: 'not-wrapped-in-act',
      symptom: '"An update to … was not wrapped in act(…)"',
      answer:
        'The test went on before the query settled, and the answer then updated the component. Wait for what the user would see: `await screen.findByText(…)`.',
      page: { path: `${GUIDE}#act-warning`, title: 'Usage guide, not wrapped in act(…)' },
    },
    {
      id: 'tests-share-state',
      symptom: 'Tests pass alone and fail together',
      answer:
        'They share a store, and with it the cache. Make a new store in each test; if they share the API slice, also dispatch `api.util.resetApiState()` after each.',
      page: { path: `${GUIDE}#testing`, title: 'Usage guide, test it' },
    },
  ],
}
