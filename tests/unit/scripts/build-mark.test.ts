import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { hashSources } from '../../../scripts/lib/build-mark.mjs'
import { ensureBuilt } from '../../../scripts/lib/proving.mjs'

let site = ''

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true })
  writeFileSync(path.join(site, file), text)
}

const remove = (file: string) => rmSync(path.join(site, file), { recursive: true })

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'))
  write('docs/api/page.mdx', '# One')
  write('docusaurus.config.ts', 'export default {}')
})

afterEach(() => rmSync(site, { recursive: true }))

describe('npm start', () => {
  /** Starts once, with a build in place of ours. */
  async function start({ drafts = 0, ends = true } = {}) {
    let builds = 0
    const build = async (directory: string) => {
      builds += 1
      mkdirSync(directory, { recursive: true })
      write('build/index.html', readFileSync(path.join(site, 'docs/api/page.mdx'), 'utf8'))
      if (!ends) throw new Error('The page has a fault.')
      write('build/api/page.html', '')
      return Promise.resolve({ drafts })
    }
    const getSources = () => hashSources(site, {})
    const starting = ensureBuilt(path.join(site, 'build'), { getSources, build })
    const outcome = await starting.catch((error: unknown) => (error as Error).message)
    return { builds, outcome }
  }

  it('builds once, and not again while nothing changes', async () => {
    expect(await start()).toMatchObject({ builds: 1, outcome: { isProven: true } })
    expect(await start()).toMatchObject({ builds: 0, outcome: { isProven: true } })
  })

  it('builds again after a change of a page, and when it is taken back', async () => {
    await start()
    write('docs/api/page.mdx', '# Two')
    expect(await start()).toMatchObject({ builds: 1 })
    expect(readFileSync(path.join(site, 'build/index.html'), 'utf8')).toBe('# Two')
    write('docs/api/page.mdx', '# One')
    expect(await start()).toMatchObject({ builds: 1 })
  })

  it('builds again after a build that failed, though the build before it was of the same sources', async () => {
    await start()
    write('docs/api/page.mdx', '# Fault')
    expect(await start({ ends: false })).toEqual({ builds: 1, outcome: 'The page has a fault.' })
    expect(await start()).toMatchObject({ builds: 1 })
    write('docs/api/page.mdx', '# Other fault')
    await start({ ends: false })
    write('docs/api/page.mdx', '# Fault')
    expect(await start()).toMatchObject({ builds: 1 })
  })

  it('builds again where files of the build are missing, or all', async () => {
    await start()
    remove('build/api/page.html')
    expect(await start()).toMatchObject({ builds: 1 })
    remove('build')
    expect(await start()).toMatchObject({ builds: 1 })
    expect(existsSync(path.join(site, 'build/api/page.html'))).toBe(true)
  })

  it('builds again after another command emptied the directory for a build of its own', async () => {
    await start()
    remove('build')
    write('build/index.html', '')
    write('build/api/page.html', '')
    expect(await start()).toMatchObject({ builds: 1 })
  })

  it('remembers that samples of the draft have no proof', async () => {
    await start({ drafts: 3 })
    expect(await start()).toEqual({
      builds: 0,
      outcome: expect.objectContaining({ isProven: false }) as object,
    })
  })
})

describe('what a build is made from', () => {
  it('is each source by name and content, the packages, and no files that tools make', () => {
    const hashes = [hashSources(site, {})]
    const changes: Array<() => void> = [
      () => write('docs/api/page.mdx', '# Other'),
      () => write('docs/api/other.mdx', ''),
      () => remove('docs/api/other.mdx'),
      () => write('src/features/a.ts', 'A'),
      () => write('docusaurus.config.ts', 'B'),
      () => write('package-lock.json', '{}'),
      () => write('node_modules/.package-lock.json', '{}'),
    ]
    for (const change of changes) {
      change()
      hashes.push(hashSources(site, {}))
    }
    // Only the second change is taken back by the third.
    expect(new Set(hashes).size).toBe(hashes.length - 1)
    write('examples/app/node_modules/a/index.js', '')
    write('src/.cache/a', '')
    write('build/index.html', '')
    expect(hashSources(site, {})).toBe(hashes.at(-1))
  })

  it('is each variable that the README lists, but for that of samples, whose mode npm start chooses itself', () => {
    const readme = readFileSync('README.md', 'utf8')
    const table = readme.split(/^## Environment$/m)[1]?.split(/^## /m)[0] ?? ''
    const names = [...table.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name)
    expect(names).toContain('SITE_URL')
    const without = hashSources(site, {})
    const ignored = names.filter((name) => hashSources(site, { [name]: 'x' }) === without)
    expect(ignored).toEqual(['SAMPLES'])
    expect(hashSources(site, { TERM_SESSION_ID: 'x' })).toBe(without)
  })
})
