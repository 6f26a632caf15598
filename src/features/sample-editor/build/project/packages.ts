import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { TryLibrary } from '../../shared/manifest'
import { PROJECT_DEVELOPMENT } from '../../shared/project-parts'

/** What is installed, by package. */
export type Lock = Readonly<Record<string, LockedPackage | undefined>>

interface LockedPackage {
  version: string
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

/** Reads what is installed: the lock file names it exactly, also where packages of development are left out. */
export function readLock(siteDir: string): Lock {
  const { packages } = JSON.parse(readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.fromEntries(
    Object.entries(packages).map(([folder, locked]) => [folder.replace(/^node_modules\//, ''), locked]),
  )
}

/**
 * The packages that a project needs for an import, by specifier: the one that is imported, its peers, and their peers.
 * `@reduxjs/toolkit` has optional ones, which only some of its entries load.
 */
export function neededPackages(
  lock: Lock,
  libraries: Readonly<Record<string, TryLibrary>>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(libraries).map(([specifier, { needs }]) => {
      const own = getPackage(specifier)
      const peers = Object.keys(lock[own]?.peerDependencies ?? {})
      const found = new Set([own, ...needs.map(getPackage).filter((name) => peers.includes(name))])
      for (const name of found) getRequiredPeers(name, lock).forEach((peer) => found.add(peer))
      return [specifier, [...found].sort()]
    }),
  )
}

/**
 * The versions of packages, and of those that all projects are developed with.
 *
 * @throws Error if one isn't installed
 */
export function getVersions(lock: Lock, names: readonly string[]): Record<string, string> {
  const all = [...new Set([...names, ...PROJECT_DEVELOPMENT])].sort()
  return Object.fromEntries(
    all.map((name) => {
      const version = lock[name]?.version
      if (version === undefined)
        throw new Error(
          `package-lock.json has no package "${name}", which downloaded projects need: install it.`,
        )
      return [name, version]
    }),
  )
}

function getRequiredPeers(name: string, lock: Lock): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = lock[name] ?? {}
  return Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true)
}

/** The package that a specifier belongs to: `react-dom` for `react-dom/client`. */
function getPackage(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
