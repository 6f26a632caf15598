/** Facts about the whole site. */
export interface SiteFacts {
  title: string
  /** The end of every page's title. */
  titleEnd: string
  tagline: string
  /** Absolute address of the home page, with a slash at its end. */
  url: string
  /** Where the documented library is developed. */
  repositoryUrl: string
  /** The version that the pages describe. */
  libraryVersion: string
}

/** A description in the vocabulary of schema.org, as JSON-LD. */
export type Description = Readonly<Record<string, unknown>>
