import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { MODAL_CHUNK, WORKER_CHUNK } from '../../src/features/search/shared/chunks'
import { FIRST_FILE, textsFile, type FirstFile } from '../../src/features/search/shared/index-files'
import type { PageTexts } from '../../src/features/search/shared/outline'
import { BUILD, type BuiltPage } from '../site/built-pages'
import type { Measured } from './budget'
import { compressedSize } from './compressed-size'
import { stableName } from './names'
import { sizesOf, type Recorded } from './recorded'

/** The folders of scripts, styles and the parts of the sandbox. */
const FOLDERS = ['assets/js', 'assets/css', 'assets/try-it', 'try-it']
const sizes = new Map<string, number>()

/** The compressed size of a file of the build. Pages share most files, so each is compressed once. */
function sizeOfFile(file: string): number {
  const size = sizes.get(file) ?? compressedSize(readFileSync(path.join(BUILD, file)))
  sizes.set(file, size)
  return size
}

/** Everything that `npm run record:sizes` keeps. */
export function recordSizes(pages: readonly BuiltPage[]): Recorded {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(BUILD, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.txt'))
      .map((entry) => path.relative(BUILD, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
  const html = pages.filter(({ kind }) => kind !== 'redirect')
  return {
    files: sorted(files.map((file) => [stableName(file), sizeOfFile(file)])),
    html: sorted(html.map((page) => [page.address, compressedSize(page.html)])),
    outline: measureOutline().parts,
    texts: measureTexts().parts,
  }
}

/** Files of the build, together. */
export function measureFiles(files: readonly string[], recorded: Recorded): Measured {
  const parts = Object.fromEntries(files.map((file) => [stableName(file), sizeOfFile(file)]))
  return { bytes: sum(parts), counts: {}, parts, recorded: sizesOf(parts, recorded.files) }
}

/** A script of the search, by the name of its chunk. */
export function measureChunk(chunk: typeof MODAL_CHUNK | typeof WORKER_CHUNK, recorded: Recorded): Measured {
  return measureFiles([scriptOf(chunk)], recorded)
}

/** The one script of a chunk, as a path in the build. */
export function scriptOf(chunk: string): string {
  const folder = 'assets/js'
  const found = readdirSync(path.join(BUILD, folder)).filter((name) => name.startsWith(`${chunk}.`))
  const [file] = found
  if (file === undefined || found.length > 1) throw new Error(`${folder} has no single script ${chunk}`)
  return `${folder}/${file}`
}

/** The HTML of a page. */
export function measureHtml({ address, html, $ }: BuiltPage, recorded: Recorded): Measured {
  const parts = { [address]: compressedSize(html) }
  const main = $('main').clone()
  main.find('script, style').remove()
  const counts = {
    word: main.text().match(/\S+/g)?.length ?? 0,
    'link of the menu': $('.theme-doc-sidebar-menu a[href]').length,
    'known error': entriesOf('/errors'),
  }
  return { bytes: sum(parts), counts, parts, recorded: sizesOf(parts, recorded.html), of: address }
}

/** The outline of the search. The share of a page is what it has of the whole before compression. */
export function measureOutline(recorded?: Recorded): Measured {
  const { pages } = readFirst().outline
  const bytes = sizeOfFile(FIRST_FILE)
  const entry = pages.reduce((count, { records }) => count + records.length, 0)
  const parts = shares(
    bytes,
    pages.map((page) => [page.path, JSON.stringify(page)]),
  )
  return { bytes, counts: { entry }, parts, recorded: recorded?.outline ?? {} }
}

/** The texts of the search. */
export function measureTexts(recorded?: Recorded): Measured {
  const file = textsFile(readFirst().id)
  const bytes = sizeOfFile(file)
  const text = readFileSync(path.join(BUILD, file), 'utf8')
  const pages = Object.entries(JSON.parse(text) as Record<string, PageTexts>)
  const parts = shares(
    bytes,
    pages.map(([page, texts]) => [page, JSON.stringify(texts)]),
  )
  return { bytes, counts: { word: text.split(/\s+/).length }, parts, recorded: recorded?.texts ?? {} }
}

let first: FirstFile | undefined

/** The first file of the search index, which is read once. */
export function readFirst(): FirstFile {
  first ??= JSON.parse(readFileSync(path.join(BUILD, FIRST_FILE), 'utf8')) as FirstFile
  return first
}

function entriesOf(page: string): number {
  const found = readFirst().outline.pages.find(({ path: address }) => address === page)
  if (found === undefined) throw new Error(`The search outline has no page ${page}.`)
  return found.records.length
}

function shares(bytes: number, texts: [name: string, text: string][]): Record<string, number> {
  const total = texts.reduce((length, [, text]) => length + text.length, 0)
  return sorted(texts.map(([name, text]) => [name, Math.round((bytes * text.length) / total)]))
}

function sorted(entries: [name: string, size: number][]): Record<string, number> {
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

const sum = (parts: Readonly<Record<string, number>>) =>
  Object.values(parts).reduce((total, size) => total + size, 0)
