import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { FIRST_FILE, textsFile, type FirstFile } from '../../src/shared/search-data/index-files'
import { MODAL_CHUNK, WORKER_CHUNK } from '../../src/shared/search-data/chunks'
import { BUILD } from './built-pages'

/** In bytes after Brotli at its best quality: what each file weighed when it was last accepted, and about 5 % more. */
const BUDGETS = { modal: 12_000, worker: 24_700, outline: 41_000, texts: 224_000 }
/** What a reader may have to load before the first hits, and in all. */
const UNTIL_FIRST_HITS = 80_000
const IN_ALL = 300_000

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
const sizeOf = (file: string) => brotliCompressSync(readFileSync(path.join(BUILD, file)), { params }).length

function scriptOf(chunk: string): string {
  const folder = 'assets/js'
  const [file, ...others] = readdirSync(path.join(BUILD, folder)).filter((name) =>
    name.startsWith(`${chunk}.`),
  )
  if (file === undefined || others.length > 0) throw new Error(`${folder} has no single script ${chunk}`)
  return `${folder}/${file}`
}

const first = JSON.parse(readFileSync(path.join(BUILD, FIRST_FILE), 'utf8')) as FirstFile
const sizes = {
  modal: sizeOf(scriptOf(MODAL_CHUNK)),
  worker: sizeOf(scriptOf(WORKER_CHUNK)),
  outline: sizeOf(FIRST_FILE),
  texts: sizeOf(textsFile(first.id)),
}

describe('the search index', () => {
  it.each(Object.entries(BUDGETS))('keeps the budget of its %s', (name, budget) => {
    const size = sizes[name as keyof typeof sizes]
    expect(size).toBeGreaterThan(1000)
    expect(size).toBeLessThanOrEqual(budget)
  })

  it('needs little until the first hits, and not much more in all', () => {
    const { modal, worker, outline, texts } = sizes
    expect(modal + worker + outline).toBeLessThan(UNTIL_FIRST_HITS)
    expect(modal + worker + outline + texts).toBeLessThan(IN_ALL)
  })

  it('is not split at this size', () => {
    expect(first.termFiles).toBeNull()
  })

  it('has one folder, that of this build', () => {
    expect(readdirSync(path.join(BUILD, path.dirname(textsFile(first.id)), '..'))).toEqual([first.id])
    expect(existsSync(path.join(BUILD, textsFile(first.id)))).toBe(true)
  })

  it('is searched by a worker of one file', () => {
    expect(readFileSync(path.join(BUILD, scriptOf(WORKER_CHUNK)), 'utf8')).not.toContain('importScripts')
  })
})
