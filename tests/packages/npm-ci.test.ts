import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { npmCommand } from '../../scripts/lib/run.mjs'

// Each takes npm eight seconds, so it is left to the nightly run. That the lock file has every binary with its hash is
// tested with the sources (tests/unit/platform/native-packages.test.ts).
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
