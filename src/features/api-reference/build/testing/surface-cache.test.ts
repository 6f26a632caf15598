import { mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createCachedSurface } from '../surface/surface-cache'

interface Content {
  typescript: string
  library: string
  inputs: string
  groups: Record<string, { members?: unknown[] }>
}

let site: string
let fresh: Content

const file = () => path.join(site, '.cache/surface.json')
const write = (content: unknown) => {
  writeFileSync(file(), typeof content === 'string' ? content : JSON.stringify(content))
}

/** A site that shares the packages and the sources of this one, with a cache of its own. */
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'surface-'))
  mkdirSync(path.join(site, '.cache'))
  for (const name of ['node_modules', 'src', 'package-lock.json', 'package.json']) {
    symlinkSync(path.resolve(name), path.join(site, name))
  }
  createCachedSurface(site).evaluate(['SerializedError'])
  fresh = JSON.parse(readFileSync(file(), 'utf8')) as Content
}, 60_000)

afterAll(() => {
  rmSync(site, { recursive: true })
})

beforeEach(() => {
  write(fresh)
})

const getMembers = (expression: string) => {
  const [group] = createCachedSurface(site).evaluate([expression])
  return group && !('message' in group) ? group.members.length : group
}

/** What only a cache can say: the type has four members. */
const planted = (changes: Partial<Content> = {}) => ({
  ...fresh,
  ...changes,
  groups: { SerializedError: { members: [{ name: 'planted' }], identities: [] } },
})

describe('the cache of the surface', { timeout: 60_000 }, () => {
  it('answers instead of the compiler', () => {
    write(planted())
    expect(getMembers('SerializedError')).toBe(1)
  })

  it('asks the compiler for what it does not know yet, and keeps it', () => {
    expect(getMembers('AutoBatchOptions')).toBe(3)
    const { groups } = JSON.parse(readFileSync(file(), 'utf8')) as Content
    expect(groups).toHaveProperty('AutoBatchOptions')
  })

  it.each([
    ['another version of the library', { library: '0.0.1' }],
    ['another version of TypeScript', { typescript: '5.9.3' }],
    ['other declarations or other code', { inputs: 'f00d' }],
  ])('is discarded if it is of %s', (_, changes) => {
    write(planted(changes))
    expect(getMembers('SerializedError')).toBe(4)
  })

  it('is discarded if it was cut off', () => {
    write(JSON.stringify(planted()).slice(0, 100))
    expect(getMembers('SerializedError')).toBe(4)
  })
})
