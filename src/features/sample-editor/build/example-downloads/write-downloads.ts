import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { forwardSlashes } from '../../../../lib/build/forward-slashes'
import { zip } from '../../shared/zip'

/** Where the archives are, from the site's base. Pages link to `/downloads/waterline.zip`. */
const DOWNLOADS = 'downloads'
const APPS = 'examples'
/** What the tools of an app make in its folder. */
const MADE = /(?:^|\/)(?:node_modules|dist|\.next)\/|(?:^|\/)next-env\.d\.ts$/

/** The folder of the app whose archive is at an address, from the site's folder; undefined for another address. */
export function appOfDownload(address: string): string | undefined {
  const name = /^\/downloads\/([\w-]+)\.zip$/.exec(address)?.[1]
  return name === undefined ? undefined : `${APPS}/${name}`
}

/**
 * Packs each example app into an archive, with its folder.
 *
 * @param folder - what is served at the site's base
 */
export function writeDownloads(siteDir: string, folder: string): void {
  const apps = readdirSync(path.join(siteDir, APPS), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  mkdirSync(path.join(folder, DOWNLOADS), { recursive: true })
  for (const { name } of apps) {
    const archive = zip(name, getFiles(path.join(siteDir, APPS, name)))
    writeFileSync(path.join(folder, DOWNLOADS, `${name}.zip`), archive)
  }
}

function getFiles(app: string): { name: string; text: string }[] {
  return readdirSync(app, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => forwardSlashes(path.relative(app, path.join(entry.parentPath, entry.name))))
    .filter((name) => !MADE.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(app, name), 'utf8') }))
}
