/** Why an error is thrown and what to do. In the texts, backticks enclose code. */
export interface Remedy {
  cause: string
  fix: string
  /** What a production build does instead, for errors that it never throws. */
  production?: string
  /** Where the documentation says more. */
  page: { path: `/${string}#${string}`; title: string }
}

/** The remedies of the numbered errors, by their numbers. */
export type Remedies = Readonly<Record<number, Remedy>>
