import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Toolchain } from '../fingerprint'
import { openResultCache } from '../result-cache'
import type { SampleResult } from '../../result'

const TOOLCHAIN: Toolchain = { typescript: '6.0.3', packages: 'a', checker: 'b', node: '20' }
const RESULT: SampleResult = { expectedErrors: [], hovers: [], run: { checks: 1, screen: [], requests: [] } }
const PAGE = 'docs/page.mdx'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function store(toolchain = TOOLCHAIN): void {
  openResultCache(folder, toolchain).replace(PAGE, new Map([['print', RESULT]]))
}

describe('openResultCache', () => {
  it('gives back what was stored with the same toolchain', () => {
    store()
    const cache = openResultCache(folder, TOOLCHAIN)
    expect(cache.get(PAGE, 'print')).toEqual(RESULT)
    expect(cache.get(PAGE, 'other')).toBeUndefined()
    expect(cache.get('docs/other.mdx', 'print')).toBeUndefined()
    expect(cache.discarded).toBeUndefined()
  })

  it.each([
    ['typescript', /another TypeScript \(6\.0\.3, now 7\)/],
    ['packages', /other packages/],
    ['checker', /another version of the checker/],
    ['node', /another Node/],
  ] as Array<[keyof Toolchain, RegExp]>)('discards results of another %s, and says so', (part, message) => {
    store()
    const cache = openResultCache(folder, { ...TOOLCHAIN, [part]: '7' })
    expect(cache.get(PAGE, 'print')).toBeUndefined()
    expect(cache.discarded).toMatch(message)
  })

  it('discards results whose toolchain cannot be read', () => {
    store()
    writeFileSync(path.join(folder, 'toolchain.json'), '{')
    expect(openResultCache(folder, TOOLCHAIN).discarded).toMatch(/unreadable/)
  })

  it('takes a damaged file for none', () => {
    store()
    for (const name of readdirSync(folder).filter((file) => file !== 'toolchain.json')) {
      writeFileSync(path.join(folder, name), '{"page":"docs/pa')
    }
    expect(openResultCache(folder, TOOLCHAIN).get(PAGE, 'print')).toBeUndefined()
  })
})
