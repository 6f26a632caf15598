import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { FRAGMENTS_FOLDER, getFiles, VERSION_META, type Fragments } from '../format'
import type { Step } from '../../../../lib/build/built-site-step'

/** Parts aren't nested, so a part ends at the first end mark after its start. */
const PART = /<static-part data-id="?(\w+)-(\d+)"?[^>]*>([\s\S]*?)<\/static-part>/g
const COMPARE =
  'Compare PART in src/features/fast-pages/islands/build/step.ts with what the minifier of HTML in @docusaurus/bundler/lib/minifyHtml.js writes.'
const VERSION = new RegExp(`<meta name="?${VERSION_META}"? content="?(\\w+)`)

/**
 * Takes the static parts out of pages and writes them for readers who come from another page: two files for each source file,
 * as a page may be put together from several, with its first part and with the rest. A browser with another version of the
 * site doesn't use them.
 */
export const fragments: Step<ReadonlyMap<string, Fragments>> = {
  name: 'fragments',
  reads: 'page',
  isQuick: true,
  read: readFragments,
  finish(pages, { outDir }) {
    const folder = path.join(outDir, FRAGMENTS_FOLDER)
    const bySource = new Map(pages.flatMap(({ finding }) => [...finding]))
    if (bySource.size === 0) throw new Error(`No page has a static part. ${COMPARE}`)
    mkdirSync(folder, { recursive: true })
    const write = (name: string, content: Fragments): void =>
      writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content))
    for (const [key, { version, parts }] of bySource) {
      const [beginning, rest] = getFiles(key)
      write(beginning, { version, parts: parts.slice(0, 1) })
      write(rest, { version, parts: parts.slice(1) })
    }
    console.log(`[islands] ${bySource.size} sources with static parts`)
  },
}

/**
 * The static parts of a page, by the key of the source that they come from.
 *
 * @throws Error when a part has an unknown form, when the parts of a source are not numbered from 0 in their order, or when
 *   the page names no version
 */
export function readFragments(html: string, file: string): ReadonlyMap<string, Fragments> {
  const found = readParts(html, file)
  if (found.size === 0) return new Map()
  const version = VERSION.exec(html)?.[1]
  if (version === undefined) {
    throw new Error(
      `${file}: its head names no version of the site. Compare src/features/fast-pages/islands/build/index.ts, which adds it, with src/features/fast-pages/islands/build/step.ts.`,
    )
  }
  return new Map([...found].map(([key, parts]) => [key, { version, parts }]))
}

function readParts(html: string, file: string): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  const matches = [...html.matchAll(PART)]
  if (matches.length !== html.split('<static-part').length - 1) {
    throw new Error(`${file}: a static part has another form than expected. ${COMPARE}`)
  }
  for (const [, key = '', index, part = ''] of matches) {
    const parts = found.get(key) ?? []
    if (Number(index) !== parts.length) {
      throw new Error(
        `${file}: part ${key}-${index} is where ${key}-${parts.length} was expected. Every part of a source must be in its page's HTML, once.`,
      )
    }
    found.set(key, [...parts, part])
  }
  return found
}
