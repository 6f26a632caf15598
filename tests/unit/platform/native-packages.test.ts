import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  /** Where it is another package than its place says. */
  name?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

const readLock = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }).packages
const BINARY = /(?:darwin|win32|linux|freebsd|android)/
/** The systems of contributors. Names of Linux may tell the C library, too. */
const SYSTEMS = [/darwin-arm64/, /darwin-x64/, /win32-x64/, /linux-?(?:musl-)?x64/, /linux-?(?:musl-)?arm64/]
/** Its compiler is only needed, and installed, where the example is built: beside the site, an empty package is in its place. */
const WITHOUT_BINARIES = 'node_modules/next'

/** Packages that bring a binary for each platform. */
function getFamilies(packages: Record<string, Locked>) {
  return Object.entries(packages)
    .map(([place, { optionalDependencies = {} }]) => ({
      place,
      binaries: Object.keys(optionalDependencies).filter((name) => BINARY.test(name)),
    }))
    .filter(({ binaries }) => binaries.length > 2)
}

/** Which of these the lock file has with their hashes. */
function getLocked(packages: Record<string, Locked>, place: string, binaries: readonly string[]): string[] {
  return binaries.filter((name) =>
    [`${place}/node_modules/${name}`, `node_modules/${name}`].some(
      (at) => packages[at]?.integrity && !packages[at].name,
    ),
  )
}

const site = readLock('package-lock.json')
const example = readLock('examples/nextjs/package-lock.json')
const families = [
  ...getFamilies(site).map((family) => ({ ...family, lock: 'package-lock.json', packages: site })),
  ...getFamilies(example).map((family) => ({ ...family, lock: 'examples/nextjs', packages: example })),
].filter(({ packages, place }) => packages === example || place !== WITHOUT_BINARIES)

it.each(families)('$lock has the binaries of $place for each system', ({ packages, place, binaries }) => {
  expect(getLocked(packages, place, binaries)).toEqual(binaries)
  expect(SYSTEMS.filter((system) => !binaries.some((name) => system.test(name)))).toEqual([])
})

it('the lock files have the families that the site and the example are built with', () => {
  const places = families.map(({ place }) => place.replace(/.*node_modules\//, ''))
  const needed = ['@rspack/binding', '@swc/core', '@swc/html', 'lightningcss', 'rollup', 'next']
  expect(places).toEqual(expect.arrayContaining(needed))
})

it('next is installed without its compiler beside the site', () => {
  const family = getFamilies(site).find(({ place }) => place === WITHOUT_BINARIES)
  expect(family?.binaries.length).toBeGreaterThan(2)
  expect(getLocked(site, WITHOUT_BINARIES, family?.binaries ?? [])).toEqual([])
})
