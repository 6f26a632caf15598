import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Sizes by content: to compress all scripts takes half a minute, and most are those of the build before. */
const KEPT = '.cache/compressed-sizes'
/** A third of the work of the best quality, for about 2 % more bytes. */
export const NEARLY_BEST = constants.BROTLI_MAX_QUALITY - 1

/** The size after Brotli, at its best quality unless told. */
export function compressedSize(
  content: string | Buffer,
  quality: number = constants.BROTLI_MAX_QUALITY,
): number {
  const version = `${process.versions.brotli ?? ''} ${quality}`
  const file = path.join(KEPT, createHash('sha256').update(version).update(content).digest('hex'))
  if (existsSync(file)) return Number(readFileSync(file, 'utf8'))
  const { length } = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  keep(file, String(length))
  return length
}

/** Writes a file in one step, because workers may read it meanwhile. */
function keep(file: string, text: string): void {
  mkdirSync(KEPT, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}
