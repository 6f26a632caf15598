import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { addressOfFile, matchPage, type MeasuredPage } from './pages'
import { serveSite } from './server.mjs'
import { OURS, siteNames } from './site-names'

/** A site under measurement. */
export interface BenchSite {
  name: string
  url: string
  /** The full address of one of our pages there; undefined where it has none that matches. */
  addressOf: (page: string) => string | undefined
  stop: () => Promise<void>
}

/**
 * Serves all sites, ours first.
 *
 * @throws Error that names the folder in which there is no built site
 */
export async function openSites(own: string, others: readonly string[]): Promise<BenchSite[]> {
  const names = [OURS, ...siteNames(others)]
  const directories = [own, ...others]
  for (const directory of directories) {
    if (existsSync(path.join(directory, 'index.html'))) continue
    throw new Error(`There is no built site in ${directory}: it has no index.html.`)
  }
  return Promise.all(directories.map((directory, index) => openSite(names[index] ?? directory, directory)))
}

async function openSite(name: string, directory: string): Promise<BenchSite> {
  const { url, stop } = await serveSite(directory)
  const addresses = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && path.basename(file) !== '404.html')
    .map(addressOfFile)
  const addressOf = (page: string) => {
    const found = matchPage(page, addresses)
    return found === undefined ? undefined : `${url}${found}`
  }
  return { name, url, addressOf, stop }
}

/** Says which pages are measured elsewhere, or nowhere, on a site. */
export function matchingNotes(sites: readonly BenchSite[], pages: readonly MeasuredPage[]): string[] {
  return sites.flatMap((site) =>
    pages.flatMap(({ address }) => {
      const found = site.addressOf(address)?.slice(site.url.length)
      if (found === address) return []
      return found === undefined
        ? [`${site.name} has no page that matches ${address}: left out.`]
        : [`${site.name}: ${found} stands for ${address}.`]
    }),
  )
}
