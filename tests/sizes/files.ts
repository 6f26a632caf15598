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

const REGISTRY = '.docusaurus/registry.js'

let modules: ReadonlyMap<string, string> | undefined

/** The modules of routes by the key that their script is called by; none before the first build. */
export function moduleNames(): ReadonlyMap<string, string> {
  modules ??= new Map(
    existsSync(REGISTRY)
      ? [...readFileSync(REGISTRY, 'utf8').matchAll(/"([^"]+)": \[.*?, "([^"]+)",/g)].map(
          ([, key = '', name = '']) => [key, name],
        )
      : [],
  )
  return modules
}
