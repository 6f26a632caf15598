/* The values of `customFields`, which the configuration passes to the browser. */

/** The configuration of the feedback link. */
export interface FeedbackConfig {
  /** Where issues are opened, without a slash at its end. */
  repositoryUrl: string
  /** The version of Redux Toolkit that the pages describe. */
  libraryVersion: string
}

/** The configuration of the search. Only the search client knows the provider. */
export type SearchClientConfig =
  { provider: 'embedded' } | { provider: 'hosted'; appId: string; apiKey: string; indexName: string }
