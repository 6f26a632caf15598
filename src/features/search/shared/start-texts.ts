/** What the search shows before there is a query, and to a reader whose query found nothing. */
export interface StartTexts {
  /** The description of the search page, for its head. */
  description: string
  /** Queries for a reader whose query found nothing. Each of them has results. */
  suggestedQueries: readonly string[]
  /** The pages of the APIs that readers look up most; the end of the path is the name. */
  mostUsed: readonly string[]
}
