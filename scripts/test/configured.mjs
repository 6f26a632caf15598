/** A build with the hosted services switched on: made-up addresses, whose requests the tests answer. */
export const CONFIGURED = {
  directory: '.cache/configured-build',
  environment: {
    ANALYTICS_DOMAIN: 'stats.example.test',
    ANALYTICS_WEBSITE_ID: '0f9d-11aa',
    SITE_REPOSITORY_URL: 'https://github.com/example/site',
    FEEDBACK_REPOSITORY_URL: 'https://github.com/example/documentation',
    ALGOLIA_APP_ID: 'TESTAPPID',
    ALGOLIA_SEARCH_API_KEY: 'test-search-key',
    ALGOLIA_INDEX_NAME: 'test-index',
  },
}
