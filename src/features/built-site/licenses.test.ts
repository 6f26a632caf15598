import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { listBundledFiles, formatNotices, getPackageFolder, readPackage } from './licenses'

describe('getPackageFolder', () => {
  it.each([
    ['/s/node_modules/react/cjs/react.js', '/s/node_modules/react'],
    ['/s/node_modules/@docusaurus/core/lib/client/App.js', '/s/node_modules/@docusaurus/core'],
    ['/s/node_modules/a/node_modules/@b/c/index.js', '/s/node_modules/a/node_modules/@b/c'],
    ['/s/src/theme/Root.tsx', undefined],
  ])('of %s is %s', (file, folder) => {
    expect(getPackageFolder(file)).toBe(folder)
  })
})

describe('readPackage', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'package-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

  it.each(['LICENSE', 'license.md', 'LICENCE-MIT', 'COPYING'])('reads the text in %s', (name) => {
    mkdirSync(path.join(folder, 'lib'))
    write('package.json', '{"name":"a","version":"1.2.3","license":"MIT","main":"x"}')
    write('licensing.js', '')
    write(name, '\nMay be copied.\n')
    expect(readPackage(folder)).toEqual({
      name: 'a',
      version: '1.2.3',
      license: 'MIT',
      text: 'May be copied.',
    })
  })

  it('does without a text, but not without a license', () => {
    write('package.json', '{"name":"a","version":"1.2.3","license":"MIT"}')
    expect(readPackage(folder)).toEqual({ name: 'a', version: '1.2.3', license: 'MIT' })
    write('package.json', '{"name":"a","version":"1.2.3"}')
    expect(() => readPackage(folder)).toThrow('a is in the browser')
  })
})

describe('formatNotices', () => {
  it('names each package, and gives each text once', () => {
    const one = { version: '1.0.0', license: 'MIT', text: 'Text one.' }
    const notices = formatNotices([
      { name: 'c', version: '3.0.0', license: 'ISC' },
      { name: 'b', ...one },
      { name: 'a', ...one },
    ])
    expect(notices.split(/\n+-{70}\n+/)).toEqual([
      'This site holds code of these packages.',
      'a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nText one.',
      'c 3.0.0 (ISC)\n',
    ])
  })
})

describe('listBundledFiles', () => {
  it('finds the parts of modules that were put together', () => {
    const module = (file: string | null, ...modules: object[]) => ({ nameForCondition: () => file, modules })
    const compilation = { modules: [module('/a.js'), module(null, module('/b.js'), module('/c.js'))] }
    const files: string[] = []
    const tap = (_name: string, use: (stats: object) => void) => use({ compilation })
    listBundledFiles((file) => files.push(file)).apply({ hooks: { done: { tap } } })
    expect(files).toEqual(['/a.js', '/b.js', '/c.js'])
  })
})
