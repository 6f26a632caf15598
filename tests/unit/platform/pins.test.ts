import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import semver from 'semver'
import { describe, expect, it } from 'vitest'

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
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
/** Without the stand-ins of this repository, and the links to them. */
const locked = Object.fromEntries(
  Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link),
)
const pins = { ...manifest.dependencies, ...manifest.devDependencies }

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
  it('names exact versions', () => {
    expect(Object.entries(pins).filter(([, version]) => !isExact(version))).toEqual([])
  })

  it('has all of Docusaurus in one version', () => {
    const numbers = Object.entries({
      ...pins,
      ...Object.fromEntries(Object.entries(locked).map(([name, { version }]) => [name, version])),
    }).filter(([name]) => /(?:^|\/)@docusaurus\/[\w-]+$/.test(name))
    expect(numbers.length).toBeGreaterThan(20)
    expect(new Set(numbers.map(([, number]) => number))).toEqual(new Set([pins['@docusaurus/core']]))
  })
})

describe('package-lock.json', () => {
  it('names no host, so that any registry can serve it', () => {
    expect(Object.entries(locked).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  it('has a hash for every package', () => {
    const without = Object.entries(locked).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    expect(without).toEqual([])
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
