import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { findOnPath } from '../../../scripts/lib/ensure-chromium.mjs'
import { missingPackages } from '../../../scripts/lib/ensure-installed.mjs'

const LOCK = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/vitest': { version: '4.0.0', dev: true },
  'node_modules/binding-for-another-system': { version: '1.0.0', optional: true },
}

describe('missingPackages', () => {
  it('names what is missing or of another version', () => {
    expect(missingPackages(LOCK, {}, { tests: false })).toEqual(['node_modules/react'])
    const old = { 'node_modules/react': { version: '18.0.0' } }
    expect(missingPackages(LOCK, old, { tests: false })).toEqual(['node_modules/react'])
  })

  it('asks for what only tests need when tests are run', () => {
    const installed = { 'node_modules/react': { version: '19.0.0' } }
    expect(missingPackages(LOCK, installed, { tests: false })).toEqual([])
    expect(missingPackages(LOCK, installed, { tests: true })).toEqual(['node_modules/vitest'])
  })
})

describe('findOnPath', () => {
  it('looks through the folders of the PATH as Windows writes them', () => {
    const there = String.raw`D:\Tools\chromium.exe`
    const found = findOnPath(['google-chrome', 'chromium'], {
      searchPath: String.raw`C:\Windows;D:\Tools`,
      system: path.win32,
      extensions: ['.exe'],
      exists: (file: string) => file === there,
    })
    expect(found).toBe(there)
  })
})
