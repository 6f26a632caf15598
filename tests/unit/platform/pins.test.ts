import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import semver from 'semver'
import { describe, expect, it } from 'vitest'

import { forwardSlashes } from '../../../src/lib/build/forward-slashes'
import { npmCommand } from '../../../scripts/lib/run.mjs'

type Pins = Record<string, string>
interface Locked {
  version: string
  integrity?: string
  resolved?: string
  link?: boolean
  dependencies?: Pins
  devDependencies?: Pins
}

const manifest = read('package.json') as { dependencies: Pins; devDependencies: Pins }
const locked = readLocked('package-lock.json')
const pins = { ...manifest.dependencies, ...manifest.devDependencies }

/** What a lock file has, without the stand-ins of this repository and the links to them. */
function readLocked(file: string): Record<string, Locked> {
  const { packages } = read(file) as { packages: Record<string, Locked> }
  return Object.fromEntries(
    Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link),
  )
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Without the name of the package, where it is installed under another one. */
function getVersion(pin: string): string {
  return pin.replace(/^npm:.+@/, '')
}

function isExact(pin: string): boolean {
  return semver.valid(getVersion(pin)) === getVersion(pin)
}

describe('package.json', () => {
  it('has all of Docusaurus in one version', () => {
    const numbers = Object.entries({
      ...pins,
      ...Object.fromEntries(Object.entries(locked).map(([name, { version }]) => [name, version])),
    }).filter(([name]) => /(?:^|\/)@docusaurus\/[\w-]+$/.test(name))
    expect(numbers.length).toBeGreaterThan(20)
    expect(new Set(numbers.map(([, number]) => number))).toEqual(new Set([pins['@docusaurus/core']]))
  })
})

/** The folders whose packages one command or suite installs for itself (scripts/lib/install-folder.mjs), and the site's. */
const FOLDERS = ['', ...['scripts', 'tests', 'examples'].flatMap(lockedFolders)]

function lockedFolders(top: string): string[] {
  return readdirSync(top, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(top, forwardSlashes(file)))
    .filter((file) => file.endsWith('/package-lock.json') && !file.includes('/node_modules/'))
    .map((file) => `${path.posix.dirname(file)}/`)
}

describe.each(FOLDERS)('%spackage-lock.json', (folder) => {
  const inFolder = readLocked(`${folder}package-lock.json`)

  it('names no host, so that any registry can serve it', () => {
    expect(Object.entries(inFolder).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  it('has a hash for every package', () => {
    const without = Object.entries(inFolder).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    expect(without).toEqual([])
  })

  it('is of exact versions', () => {
    const { dependencies, devDependencies } = read(`${folder}package.json`) as Partial<typeof manifest>
    const named = Object.entries({ ...dependencies, ...devDependencies })
    expect(named.filter(([, version]) => !isExact(version))).toEqual([])
  })
})

describe('the library', () => {
  it('has no copies of its own of packages that samples import beside it', () => {
    const copies = Object.keys(locked).filter((place) =>
      place.startsWith('node_modules/@reduxjs/toolkit/node_modules/'),
    )
    expect(copies).toEqual([])
  })
})

describe('the installed packages', () => {
  it('fit together', () => {
    const { command, parameters, options } = npmCommand(['ls', '--all', '--json'])
    const { stdout } = spawnSync(command, parameters, {
      ...options,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    })
    const { name, problems = [] } = JSON.parse(stdout) as { name: string; problems?: string[] }
    expect(name).toBe('redux-toolkit-documentation')
    expect(problems).toEqual([])
  })
})
