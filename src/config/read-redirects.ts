import { readContent } from '../lib/build/content/read-content'
import type { Redirect } from './redirects'
import schema from './redirects.schema.json'

/** Lists all addresses that moved. */
export const REDIRECTS_FILE = 'content/redirects.yaml'

/** A redirect, and the line of its file. */
export interface ListedRedirect extends Redirect {
  /** From 1. */
  line: number
}

/**
 * Reads all redirects, in the order in which they are tried.
 *
 * @param siteDir - path of the site's folder
 * @throws AuthorError with the line and remedy of every fault
 */
export function readRedirects(siteDir: string): ListedRedirect[] {
  return readContent<Readonly<Record<string, string>>>(siteDir, [REDIRECTS_FILE], schema).flatMap(
    ({ data, getLine }) => Object.entries(data).map(([from, to]) => ({ from, to, line: getLine(from) })),
  )
}
