import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { keepTranspiled } from '../../../../src/plugins/build-cache/keep-transpiled'

let siteDir = ''

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'))
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}')
})

afterEach(() => rmSync(siteDir, { recursive: true }))

/** As Docusaurus writes it: one rule transpiles, others have no loader at all. */
function aConfig() {
  const babel = { loader: '/site/node_modules/babel-loader/lib/index.js', options: { babelrc: false } }
  const styles = { loader: '/site/node_modules/css-loader/dist/cjs.js', options: {} }
  return {
    babel,
    styles,
    config: { module: { rules: [{ use: [babel] }, { use: styles }, { type: 'asset' }] } },
  }
}

const folderFor = (): string => {
  const { babel, config } = aConfig()
  keepTranspiled(config, siteDir)
  return (babel.options as { cacheDirectory?: string }).cacheDirectory ?? ''
}

it('gives Babel a folder within the site, and keeps its other options', () => {
  const { babel, styles, config } = aConfig()
  keepTranspiled(config, siteDir)
  expect(babel.options).toMatchObject({ babelrc: false, cacheCompression: false })
  expect(folderFor()).toContain(path.join(siteDir, '.cache/babel/'))
  expect(styles.options).toEqual({})
})

it('begins anew with other packages or another configuration, and removes what was kept for the earlier ones', () => {
  const before = folderFor()
  mkdirSync(before, { recursive: true })
  expect(folderFor()).toBe(before)
  expect(existsSync(before)).toBe(true)
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{"changed":true}')
  const after = folderFor()
  expect(after).not.toBe(before)
  expect(existsSync(before)).toBe(false)
  writeFileSync(path.join(siteDir, 'babel.config.js'), 'module.exports = {}')
  expect(folderFor()).not.toBe(after)
})

it('says where to look when nothing transpiles by Babel', () => {
  expect(() => keepTranspiled({ module: { rules: [{ use: [] }] } }, siteDir)).toThrow(/keep-transpiled\.ts/)
})
