import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  integrity?: string
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}
const BINARY = /(?:darwin|win32|linux|freebsd|android)/
/** The systems of contributors. Names of Linux may tell the C library, too. */
const SYSTEMS = [/darwin-arm64/, /darwin-x64/, /win32-x64/, /linux-?(?:musl-)?x64/, /linux-?(?:musl-)?arm64/]

/** Packages that bring a binary for each platform. */
const families = Object.entries(packages)
  .map(([place, { optionalDependencies = {} }]) => ({
    place,
    binaries: Object.keys(optionalDependencies).filter((name) => BINARY.test(name)),
  }))
  .filter(({ binaries }) => binaries.length > 2)

it.each(families)('the lock file has the binaries of $place for each system', ({ place, binaries }) => {
  const isLocked = (name: string) =>
    [`${place}/node_modules/${name}`, `node_modules/${name}`].some((at) => packages[at]?.integrity)
  expect(binaries.filter((name) => !isLocked(name))).toEqual([])
  expect(SYSTEMS.filter((system) => !binaries.some((name) => system.test(name)))).toEqual([])
})

it('the lock file has the families that the site is built with', () => {
  const places = families.map(({ place }) => place.replace(/.*node_modules\//, ''))
  const needed = ['@rspack/binding', '@swc/core', '@swc/html', 'lightningcss', 'rollup', 'next']
  expect(places).toEqual(expect.arrayContaining(needed))
})
