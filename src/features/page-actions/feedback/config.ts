import type { FeedbackConfig } from '../../../config/custom-fields'
import type { Environment } from '../../../lib/build/environment'
import { readRepository } from '../../../config/repository'

/**
 * Reads where feedback about a page goes from `FEEDBACK_REPOSITORY_URL`. There is no default, because the
 * publisher of the site decides which repository receives the issues.
 *
 * @param libraryVersion - as the installed package names it
 * @returns `undefined` when the variable isn't set: pages have no such link then, and a search without results links to the
 *   issues of the library
 * @throws Error when it is anything but the address of a repository on GitHub
 */
export function readFeedbackConfig(
  environment: Environment,
  libraryVersion: string,
): FeedbackConfig | undefined {
  const repositoryUrl = readRepository(environment, 'FEEDBACK_REPOSITORY_URL')
  return repositoryUrl === undefined ? undefined : { repositoryUrl, libraryVersion }
}
