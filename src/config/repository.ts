import type { Environment } from '../lib/build/environment'

const REPOSITORY = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/

/**
 * Reads the address of a repository on GitHub from a variable.
 *
 * @param name - of the variable
 * @returns the address without a slash at its end; `undefined` when the variable isn't set
 * @throws Error when it is anything but the address of a repository on GitHub
 */
export function readRepository(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim().replace(/\/$/, '') ?? ''
  if (value === '') return undefined
  if (!REPOSITORY.test(value)) {
    throw new Error(
      `Environment: ${name} is ${JSON.stringify(value)}, but it must be a repository on GitHub, like https://github.com/owner/name.`,
    )
  }
  return value
}

/**
 * Reads where this site is developed from `SITE_REPOSITORY_URL`. There is no default: a link to edit a page that leads to
 * another repository helps nobody.
 *
 * @returns `undefined` when the variable isn't set: pages have no such link then, and the footer doesn't name the source
 * @throws Error when it is anything but the address of a repository on GitHub
 */
export function readSiteRepository(environment: Environment): string | undefined {
  return readRepository(environment, 'SITE_REPOSITORY_URL')
}
