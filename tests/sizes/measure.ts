import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import type { MODAL_CHUNK, WORKER_CHUNK } from '../../src/features/search/shared/index-files'
import { FIRST_FILE, textsFile, type FirstFile } from '../../src/features/search/shared/index-files'
import { writeWhole } from '../../src/lib/build/write-whole'
import { BUILD, type BuiltPage } from '../site/built-pages'
import type { Measured } from './budget'

/** Sizes by content: to compress all scripts takes half a minute, and most are those of the build before. */
const KEPT = '.cache/compressed-sizes'
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/** The size after Brotli at its best quality, in bytes. */
export function compressedSize(content: string | Buffer): number {
  const version = process.versions.brotli ?? ''
  const file = path.join(KEPT, createHash('sha256').update(version).update(content).digest('hex'))
  if (existsSync(file)) return Number(readFileSync(file, 'utf8'))
  const { length } = brotliCompressSync(content, { params })
  writeWhole(file, String(length))
  return length
}

const sizes = new Map<string, number>()

/** The compressed size of a file of the build. Pages share most files, so each is compressed once. */
function sizeOfFile(file: string): number {
  const size = sizes.get(file) ?? compressedSize(readFileSync(path.join(BUILD, file)))
  sizes.set(file, size)
  return size
}

/** Files of the build, together. */
export function measureFiles(files: readonly string[]): Measured {
  return { counts: {}, parts: Object.fromEntries(files.map((file) => [file, sizeOfFile(file)])) }
}

/** A script of the search, by the name of its chunk. */
export function measureChunk(chunk: typeof MODAL_CHUNK | typeof WORKER_CHUNK): Measured {
  return measureFiles([getScript(chunk)])
}

/** The one script of a chunk, as a path in the build. */
export function getScript(chunk: string): string {
  const folder = 'assets/js'
  const found = readdirSync(path.join(BUILD, folder)).filter((name) => name.startsWith(`${chunk}.`))
  const [file] = found
  if (file === undefined || found.length > 1) throw new Error(`${folder} has no single script ${chunk}`)
  return `${folder}/${file}`
}

/** The HTML of a page. */
export function measureHtml({ address, html, $ }: BuiltPage): Measured {
  const main = $('main').clone()
  main.find('script, style').remove()
  const counts = {
    word: main.text().match(/\S+/g)?.length ?? 0,
    'link of the menu': $('.theme-doc-sidebar-menu a[href]').length,
    'known error': getEntries('/errors'),
  }
  return { counts, parts: { [address]: compressedSize(html) }, of: address }
}

/** The outline of the search. */
export function measureOutline(): Measured {
  const entry = readFirst().outline.pages.reduce((count, { records }) => count + records.length, 0)
  return { ...measureFiles([FIRST_FILE]), counts: { entry } }
}

/** The texts of the search. */
export function measureTexts(): Measured {
  const file = textsFile(readFirst().id)
  const word = readFileSync(path.join(BUILD, file), 'utf8').split(/\s+/).length
  return { ...measureFiles([file]), counts: { word } }
}

let first: FirstFile | undefined

/** The first file of the search index, which is read once. */
export function readFirst(): FirstFile {
  first ??= JSON.parse(readFileSync(path.join(BUILD, FIRST_FILE), 'utf8')) as FirstFile
  return first
}

function getEntries(page: string): number {
  const found = readFirst().outline.pages.find(({ path: address }) => address === page)
  if (found === undefined) throw new Error(`The search outline has no page ${page}.`)
  return found.records.length
}
