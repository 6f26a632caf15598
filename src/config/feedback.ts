import type { Environment } from './environment'

/** What the link for feedback needs to know. Serialized into `customFields`. */
export interface FeedbackConfig {
  /** Where issues are opened, without a slash at its end. */
  repositoryUrl: string
  /** The version of Redux Toolkit that the pages describe. */
  libraryVersion: string
}

const REPOSITORY = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/

/**
 * Reads where feedback about a page goes from `FEEDBACK_REPOSITORY_URL`. There is no default: who publishes the site
 * says who wants the issues.
 *
 * @param libraryVersion - as the installed package names it
 * @returns `undefined` when the variable isn't set: no page has the link then
 * @throws Error when it is anything but the address of a repository on GitHub
 */
export function readFeedbackConfig(
  environment: Environment,
  libraryVersion: string,
): FeedbackConfig | undefined {
  const value = environment.FEEDBACK_REPOSITORY_URL?.trim().replace(/\/$/, '') ?? ''
  if (value === '') return undefined
  if (!REPOSITORY.test(value)) {
    throw new Error(
      `Environment: FEEDBACK_REPOSITORY_URL is ${JSON.stringify(value)}, but it must be a repository on GitHub, like https://github.com/owner/name.`,
    )
  }
  return { repositoryUrl: value, libraryVersion }
}
