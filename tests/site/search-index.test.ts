import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { WORKER_CHUNK } from '../../src/features/search/shared/chunks'
import { textsFile } from '../../src/features/search/shared/index-files'
import { readFirst, scriptOf } from '../sizes/measure'
import { BUILD } from './built-pages'

describe('the search index', () => {
  const first = readFirst()

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
