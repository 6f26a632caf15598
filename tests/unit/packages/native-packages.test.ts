import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { npmCommand } from '../../../scripts/lib/npm-command.mjs'

interface Locked {
  version?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}

/** How names of packages say what their binary is for; of Linux, where a family tells the C libraries apart. */
const PLATFORMS: Record<string, RegExp> = {
  'darwin-arm64': /darwin-arm64/,
  'darwin-x64': /darwin-x64/,
  'win32-x64': /win32-x64/,
  'linux-x64': /linux-?(?:musl-)?x64|linux-x64/,
  'linux-arm64': /linux-?(?:musl-)?arm64|linux-arm64/,
}

const BINARY = /(?:darwin|win32|linux|freebsd|android)/

/** Packages that bring a binary for each platform. */
const families = Object.entries(packages)
  .map(([place, { optionalDependencies = {} }]) => ({
    place,
    binaries: Object.keys(optionalDependencies).filter((name) => BINARY.test(name)),
  }))
  .filter(({ binaries }) => binaries.length > 2)

describe('the lock file', () => {
  it('knows the families of native packages', () => {
    const names = families.map(({ place }) => place.replace(/.*node_modules\//, ''))
    expect(names).toEqual(
      expect.arrayContaining(['@rspack/binding', '@swc/core', '@swc/html', 'lightningcss', 'rollup', 'next']),
    )
  })

  it.each(families)('has every binary that $place may need, with its hash', ({ place, binaries }) => {
    const lacking = binaries.filter((name) => {
      const locked = packages[`${place}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
      return locked?.integrity === undefined
    })
    expect(lacking).toEqual([])
  })

  it.each(families)('has binaries of $place for the systems of contributors', ({ binaries }) => {
    const without = Object.keys(PLATFORMS).filter(
      (platform) => !binaries.some((name) => PLATFORMS[platform]?.test(name)),
    )
    expect(without).toEqual([])
  })
})

describe('npm ci', () => {
  // Where nothing is installed yet, npm lists all that it would add.
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'npm-ci-'))
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(file, path.join(folder, file))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** The names of the packages that would be installed on another machine. */
  function installedOn(...platform: string[]): string[] {
    const { command, parameters, options } = npmCommand(['ci', '--dry-run', '--offline', ...platform])
    const output = execFileSync(command, parameters, {
      ...options,
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return [...output.matchAll(/^add (\S+) /gm)].map(([, name = '']) => name)
  }

  it.each([
    ['darwin', 'arm64', 'glibc', 'darwin-arm64'],
    ['darwin', 'x64', 'glibc', 'darwin-x64'],
    ['win32', 'x64', 'glibc', 'win32-x64-msvc'],
    ['linux', 'x64', 'glibc', 'linux-x64-gnu'],
    ['linux', 'x64', 'musl', 'linux-x64-musl'],
    ['linux', 'arm64', 'glibc', 'linux-arm64-gnu'],
    ['linux', 'arm64', 'musl', 'linux-arm64-musl'],
  ])('installs what builds the site on %s %s, %s', (os, cpu, libc, name) => {
    const names = installedOn(`--os=${os}`, `--cpu=${cpu}`, `--libc=${libc}`)
    const needed = ['@rspack/binding', '@swc/core', '@swc/html', 'lightningcss']
    expect(names).toEqual(expect.arrayContaining(needed.map((family) => `${family}-${name}`)))
  })
})
