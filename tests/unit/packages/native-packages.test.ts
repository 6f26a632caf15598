import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

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
