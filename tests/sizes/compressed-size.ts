import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { writeWhole } from '../../src/lib/build/write-whole'

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
