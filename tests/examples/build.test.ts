import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { build } from 'vite'

import { APPS, inApp, readManifest, VITE_APPS } from './apps'
import { checkTypes } from './type-check'

const outDir = mkdtempSync(path.join(tmpdir(), 'examples-'))

afterAll(() => rmSync(outDir, { recursive: true, force: true }))

describe.each(VITE_APPS)('examples/%s', (app) => {
  it('passes its own type check', () => {
    expect(checkTypes(inApp(app))).toBe('')
  })

  it('builds for production', async () => {
    const target = path.join(outDir, app)
    await build({ root: inApp(app), logLevel: 'error', build: { outDir: target, emptyOutDir: true } })
    const page = readFileSync(path.join(target, 'index.html'), 'utf8')
    const scripts = readdirSync(path.join(target, 'assets')).filter((file) => file.endsWith('.js'))
    expect(scripts.some((script) => page.includes(script))).toBe(true)
  })
})

const { dependencies, devDependencies } = readManifest('package.json')
const tested = { ...dependencies, ...devDependencies }

describe.each(APPS)('examples/%s', (app) => {
  it('asks for the packages that it is tested with', () => {
    const manifest = readManifest(inApp(app, 'package.json'))
    const asked = { ...manifest.dependencies, ...manifest.devDependencies }
    const names = Object.keys(asked)
    expect(names).toContain('@reduxjs/toolkit')
    expect(asked).toEqual(Object.fromEntries(names.map((name) => [name, tested[name]])))
  })
})
