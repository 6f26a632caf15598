/*
 * The same pages by plain Docusaurus and by VitePress, made of the Markdown pages of our build. They are kept in `.cache/bench/`
 * until what they are made of changes.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { installFolder } from '../../scripts/lib/install-folder.mjs'
import { node } from '../../scripts/lib/run.mjs'
import { getSidebar, readMarkdownPages, type MarkdownPage } from './markdown-pages.mjs'

const KEPT = '.cache/bench'
/** With what the site leaves out: scripts/stand-ins. */
const DOCUSAURUS = 'tests/bench/docusaurus'
const VITEPRESS = 'tests/bench/vitepress'
const TITLE = 'Redux Toolkit'
/** Written last, so it is only there after a complete build. */
const HASH = 'hash'
/** What the documentation of both generators advises to send. */
const HEADERS = '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n'

/** A generator and its configuration, which is plain data. */
interface Generator {
  name: string
  /** Identifies its version. */
  version: string
  /** Where it looks for the configuration and pages, and puts the site, below the folder of the generator. */
  places: { config: string; pages: string; site: string }
  config: object
  build: (folder: string) => Promise<void>
}

/** Builds the pages with plain Docusaurus: its preset as it is. */
export function buildWithDocusaurus(): Promise<string> {
  return buildWith(readMarkdownPages(), {
    name: 'docusaurus',
    version: readFileSync(`${DOCUSAURUS}/package-lock.json`, 'utf8'),
    places: { config: 'docusaurus.config.mjs', pages: 'docs', site: 'build' },
    config: {
      title: TITLE,
      url: 'https://example.com',
      baseUrl: '/',
      trailingSlash: false,
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      markdown: { format: 'md' },
      future: { v4: true, faster: true },
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    },
    build: async (folder) => {
      const packages = path.join(await installFolder(DOCUSAURUS), 'node_modules')
      // It looks for its preset from the folder of the site.
      symlinkSync(packages, path.join(folder, 'node_modules'))
      await node([path.join(packages, '@docusaurus/core/bin/docusaurus.mjs'), 'build', folder])
    },
  })
}

/** Builds the pages with VitePress and its search. */
export function buildWithVitePress(): Promise<string> {
  const pages = readMarkdownPages()
  return buildWith(pages, {
    name: 'vitepress',
    version: readFileSync(`${VITEPRESS}/package-lock.json`, 'utf8'),
    places: { config: '.vitepress/config.mjs', pages: '.', site: '.vitepress/dist' },
    config: {
      title: TITLE,
      cleanUrls: true,
      ignoreDeadLinks: true,
      // Tags in texts are written as they are.
      markdown: { html: false },
      themeConfig: { search: { provider: 'local' }, outline: [2, 3], sidebar: getSidebar(pages) },
    },
    build: async (folder) => {
      const packages = await installFolder(VITEPRESS)
      await node([path.join(packages, 'node_modules/vitepress/bin/vitepress.js'), 'build', folder])
    },
  })
}

/** @returns the folder of the built site */
async function buildWith(pages: readonly MarkdownPage[], generator: Generator): Promise<string> {
  const { name, version, places, config, build } = generator
  const folder = path.join(KEPT, name)
  const site = path.join(folder, places.site)
  const hash = createHash('sha256')
    .update(JSON.stringify([pages, version, config, HEADERS]))
    .digest('hex')
  const hashFile = path.join(folder, HASH)
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return site
  console.warn(`Building the pages with ${name} …`)
  rmSync(folder, { recursive: true, force: true })
  for (const { file, text } of pages) write(path.join(folder, places.pages, file), text)
  write(path.join(folder, places.config), `export default ${JSON.stringify(config, null, 2)}\n`)
  await build(folder)
  write(path.join(site, '_headers'), HEADERS)
  write(hashFile, hash)
  return site
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
