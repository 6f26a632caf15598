import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { raiseLibrary } from '../../../scripts/upgrade/raise.mjs'
import { assertPublished, LIBRARY, newestRelease } from '../../../scripts/upgrade/registry.mjs'
import { startRegistry, type Published } from './a-registry'

const declared = (version: string): Published => ({
  version,
  manifest: { types: 'index.d.ts' },
  files: { 'index.d.ts': 'export {}' },
})
const VERSIONS: Published[] = [
  declared('1.9.0'),
  declared('1.10.0'),
  declared('2.0.0-rc.1'),
  { version: '1.8.0', manifest: { types: 'index.d.ts' } },
  { version: '1.8.1' },
]

let folder = ''
let registry: Awaited<ReturnType<typeof startRegistry>>
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'registry-'))
  registry = await startRegistry(LIBRARY, VERSIONS, folder)
})
afterAll(() => {
  void registry.close()
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  vi.stubEnv('npm_config_cache', path.join(folder, 'cache'))
  vi.stubEnv('npm_config_fetch_retries', '0')
  vi.stubEnv('npm_config_registry', registry.address)
})
afterEach(() => vi.unstubAllEnvs())

describe('the registry', () => {
  it('names the newest version that is no pre-release, whatever is tagged as the latest', () => {
    expect(newestRelease()).toBe('1.10.0')
  })

  it('knows which versions there are', () => {
    expect(() => assertPublished('1.9.0')).not.toThrow()
    expect(() => assertPublished('9.9.9')).toThrow(
      `${LIBRARY} 9.9.9 is not published. The latest versions: 1.8.0, 1.8.1, 1.9.0, 1.10.0, 2.0.0-rc.1.`,
    )
  })

  it('that does not answer is said to be the reason', () => {
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9')
    expect(() => newestRelease()).toThrow(/^npm can't be asked for the versions of @reduxjs\/toolkit: .+/)
  })
})

describe('raising the library', () => {
  const site = () => path.join(folder, 'site')
  const read = (file: string) => readFileSync(path.join(site(), file), 'utf8')
  const installed = () =>
    (JSON.parse(read(`node_modules/${LIBRARY}/package.json`)) as { version: string }).version

  beforeAll(async () => {
    mkdirSync(path.join(site(), 'examples/app'), { recursive: true })
    const manifest = JSON.stringify({ name: 'site', dependencies: { [LIBRARY]: '1.9.0' } }, null, 2)
    writeFileSync(path.join(site(), 'package.json'), manifest)
    writeFileSync(path.join(site(), 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}')
    writeFileSync(path.join(site(), 'examples/app/package.json'), manifest)
    vi.stubEnv('npm_config_registry', registry.address)
    await raiseLibrary('1.9.0', site())
    vi.unstubAllEnvs()
  })

  it.each([
    ['8.8.8', /8\.8\.8 can't be described: .* ended with exit code 1\. Everything is as it was\.$/],
    [
      '1.8.0',
      /names index\.d\.ts as its declarations, but the package doesn't have that file\. Everything is as it was\.$/,
    ],
    ['1.8.1', /its package\.json names no declarations \("types"\)\. Everything is as it was\.$/],
  ])('to %s is refused with the reason, and leaves everything as it was', async (version, message) => {
    const files = ['package.json', 'package-lock.json', 'examples/app/package.json']
    const before = files.map(read)
    await expect(raiseLibrary(version, site())).rejects.toThrow(message)
    expect(files.map(read)).toEqual(before)
    expect(installed()).toBe('1.9.0')
  })

  it('installs the version, and writes it into the manifests', async () => {
    await raiseLibrary('1.10.0', site())
    expect(installed()).toBe('1.10.0')
    for (const file of ['package.json', 'package-lock.json', 'examples/app/package.json']) {
      expect(read(file)).toContain('"1.10.0"')
    }
    expect(existsSync(path.join(site(), 'scripts'))).toBe(false)
  })
})
