import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { findAlias } from '../built-site/heading-ids/aliases'
import { readAliases } from '../built-site/heading-ids/read-aliases'
import { readRedirects } from '../../config/read-redirects'
import { findRedirect } from '../../config/redirects'
import { closest } from '../../lib/closest'
import { appOfDownload } from '../sample-editor/build/example-downloads/write-downloads'
import {
  PUBLISHED_IDS_FILE,
  RECORD_COMMAND,
  type PublishedIds,
} from '../built-site/heading-ids/published-ids'
import type { PageDiagnostic } from './page-diagnostic'

/** The valid targets of links. */
export interface LinkTargets {
  /**
   * Returns the fault of a link like `/api/createSlice#options`, or `#options` on the page itself; undefined if its target
   * exists.
   *
   * @param page - path of the page with the link, from the site's folder
   */
  getDiagnostic(link: string, page: string): Omit<PageDiagnostic, 'line'> | undefined
  /** Whether pages are in a folder like `/api/`. */
  hasPagesIn(folder: string): boolean
}

const HEADING_ID = /\{\/\* *#([\w-]+) *\*\/\}\s*$/gm

/**
 * Collects the valid targets of links from the sources of pages. The ids of table rows, errors and demos are made while
 * building, so they are taken from the list of published ids.
 *
 * @param siteDir - absolute path of the site's folder
 * @param pages - the texts of all pages of `docs/`, by their path from the site's folder
 */
export function linkTargets(siteDir: string, pages: ReadonlyMap<string, string>): LinkTargets {
  const published = JSON.parse(readFileSync(path.join(siteDir, PUBLISHED_IDS_FILE), 'utf8')) as PublishedIds
  const redirects = readRedirects(siteDir)
  const { data: aliases } = readAliases(siteDir)
  const sources = new Map([...pages].map(([file, text]) => [getAddress(file), text]))
  const addresses = [...new Set([...Object.keys(published), ...sources.keys()])]
  const exists = (...names: string[]): boolean => existsSync(path.join(siteDir, ...names))
  const isElsewhere = (address: string): boolean => {
    const app = appOfDownload(address)
    return (
      exists('static', address) || exists('src/pages', `${address}.tsx`) || (app !== undefined && exists(app))
    )
  }

  function pageDiagnostic(address: string): string | undefined {
    if (address === '/' || sources.has(address) || isElsewhere(address)) return undefined
    const near = findRedirect(address, redirects) ?? closest(address, addresses)
    return `There is no page ${address}.${near === undefined ? '' : ` Write ${near}, if that is meant.`}`
  }

  function anchorDiagnostic(address: string, id: string): string | undefined {
    const text = sources.get(address)
    if (text === undefined || published[address]?.includes(id)) return undefined
    const ids = [...text.matchAll(HEADING_ID)].map(([, found = '']) => found)
    if (ids.includes(id) || findAlias(address, id, aliases) !== undefined) return undefined
    const near = closest(id, [...ids, ...(published[address] ?? [])])
    const meant = near === undefined ? '' : ` Write #${near}, if that is meant.`
    return `${address} has no heading #${id}.${meant} A row of a table that is new is known after "${RECORD_COMMAND}".`
  }

  return {
    hasPagesIn: (folder) => [...sources.keys()].some((address) => address.startsWith(folder)),
    getDiagnostic(link, page) {
      const [target = '', id] = link.split('#')
      const address = target === '' ? getAddress(page) : target
      const message = target === '' ? undefined : pageDiagnostic(address)
      if (message !== undefined) return { message }
      const doubt = id === undefined ? undefined : anchorDiagnostic(address, getHeading(id))
      return doubt === undefined ? undefined : { message: doubt, isDoubtful: true }
    },
  }
}

/** The heading that a link leads to. One that opens a sample, such as `try=first-use~2+store=0.9`, names that above it. */
const getHeading = (id: string): string => /^try=([\w-]+)~\d/.exec(id)?.[1] ?? id

/** The address of a page of `docs/`: its folder, and the id that its front matter gives. */
function getAddress(file: string): string {
  return `/${file.replace(/^docs\//, '').replace(/\.mdx?$/, '')}`
}
